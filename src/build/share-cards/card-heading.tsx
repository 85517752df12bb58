import type { HeadingWord } from "../../text/underlined-words";
import { color, display, penStroke } from "../../theme/theme";
import { below, leading, type Headline } from "./fit-headline";

type HeadingProps = { headline: Headline };

/** A card's heading, broken into lines, underlined as on the pages. */
export function Heading({ headline: { size, lines } }: HeadingProps) {
  return (
    <div style={{ ...heading, fontSize: size, lineHeight: leading, paddingBottom: size * below }}>
      {lines.map((line, index) => (
        <div key={index} style={{ display: "flex" }}>
          {runsOf(line).map(({ text, isUnderlined }) => (
            <div key={text} style={run}>
              {isUnderlined && <Underline size={size} />}
              {/* Positioned, to stay above the underline. */}
              <div style={run}>{text}</div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Underline({ size }: { size: number }) {
  const { width, height, path } = penStroke;
  const stroke = { fill: "none", stroke: color.highlight, strokeWidth: 6, strokeLinecap: "round" as const };
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 2}`}
      preserveAspectRatio="none"
      style={{ ...underline, bottom: -size * 0.18, height: size * 0.32 }}
    >
      <path d={path} {...stroke} />
    </svg>
  );
}

/**
 * Splits a line where underlining starts or ends; the space between two runs belongs to the one that is not underlined.
 */
function runsOf(line: HeadingWord[]) {
  const runs: { text: string; isUnderlined: boolean }[] = [];
  for (const { word, isUnderlined } of line) {
    const last = runs.at(-1);
    if (last?.isUnderlined === isUnderlined) last.text += ` ${word}`;
    else {
      if (last && isUnderlined) last.text += " ";
      runs.push({ text: last?.isUnderlined ? ` ${word}` : word, isUnderlined });
    }
  }
  return runs;
}

const heading = { ...display, display: "flex", flexDirection: "column" as const };
const run = { display: "flex", position: "relative" as const, whiteSpace: "pre" as const };
const underline = { position: "absolute" as const, left: 0, width: "100%" };
