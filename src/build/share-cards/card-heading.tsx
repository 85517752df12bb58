import type { HeadingWord } from "../../text/underlined-words";
import { color, display, penStroke } from "../../theme/theme";
import { below, leading, type Headline } from "./fit-headline";

/** A card's heading, in lines that are broken already, with the underline of the pages. */
export function Heading({ of: { size, lines } }: { of: Headline }) {
  return (
    <div style={{ ...heading, fontSize: size, lineHeight: leading, paddingBottom: size * below }}>
      {lines.map((line, index) => (
        <div key={index} style={{ display: "flex" }}>
          {runsOf(line).map(({ words, isUnderlined }) => (
            <div key={words} style={run}>
              {isUnderlined && <Underline size={size} />}
              {/* Has its place as the underline has, which it would else be covered by. */}
              <div style={run}>{words}</div>
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

/** The parts of a line that are underlined or not; a blank between two of them stands in the one without underline. */
function runsOf(line: HeadingWord[]) {
  const runs: { words: string; isUnderlined: boolean }[] = [];
  for (const { word, isUnderlined } of line) {
    const last = runs.at(-1);
    if (last?.isUnderlined === isUnderlined) last.words += ` ${word}`;
    else {
      if (last && isUnderlined) last.words += " ";
      runs.push({ words: last?.isUnderlined ? ` ${word}` : word, isUnderlined });
    }
  }
  return runs;
}

const heading = { ...display, display: "flex", flexDirection: "column" as const };
const run = { display: "flex", position: "relative" as const, whiteSpace: "pre" as const };
const underline = { position: "absolute" as const, left: 0, width: "100%" };
