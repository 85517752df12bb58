import { color, from, line, space, text } from "../theme";

type FiguresProps = { of: readonly { figure: string; label: string }[] };

/** Figures and what they count, in a ruled row. */
export function Figures({ of }: FiguresProps) {
  return (
    <dl css={row}>
      {of.map(({ figure, label }) => (
        <div key={label} css={cell}>
          <dt css={{ color: color.inkSoft, lineHeight: 1.3 }}>{label}</dt>
          <dd css={text.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const row = {
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  borderBlock: line.ink,
  "& > div + div": { borderLeft: line.ink, paddingLeft: "clamp(0.625rem, 2vw, 1.5rem)" },
};
const cell = {
  display: "flex",
  flexDirection: "column-reverse" as const,
  justifyContent: "flex-end",
  gap: space.xs,
  paddingBlock: space.m,
  paddingRight: space.xs,
  fontSize: "0.9375rem",
  [from.tablet]: { fontSize: "1rem" },
};
