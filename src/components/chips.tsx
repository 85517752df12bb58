import { color, line, plainList, radius } from "../theme";

type ChipsProps = {
  of: readonly string[];
  /** How many are shown; the rest is counted as "+N more". All, when left out. */
  limit?: number;
  label: string;
};

/** Short words in a row: topics, tools, skills. */
export function Chips({ of, limit = of.length, label }: ChipsProps) {
  const more = of.length - limit;
  return (
    <ul css={list} aria-label={label}>
      {of.slice(0, limit).map((word) => (
        <li key={word} css={chip}>
          {word}
        </li>
      ))}
      {more > 0 && <li css={rest}>+{more} more</li>}
    </ul>
  );
}

const list = { ...plainList, display: "flex", flexWrap: "wrap" as const, gap: "0.375rem" };
const chip = {
  padding: "0.0625rem 0.625rem",
  border: line.soft,
  borderRadius: radius.pill,
  background: color.card,
  fontSize: "0.875rem",
};
const rest = { ...chip, border: "1px solid transparent", background: "none", color: color.inkSoft };
