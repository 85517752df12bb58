import { cluster, color, line, radius } from "../../theme/theme";

type ChipsProps = {
  items: readonly string[];
  /** How many to show before "+N more". Defaults to all. */
  limit?: number;
  label: string;
};

export function Chips({ items, limit = items.length, label }: ChipsProps) {
  const more = items.length - limit;
  return (
    <ul css={list} aria-label={label}>
      {items.slice(0, limit).map((item) => (
        <li key={item} css={chip}>
          {item}
        </li>
      ))}
      {more > 0 && <li aria-hidden="true" css={rest}>{`+${more} more`}</li>}
    </ul>
  );
}

const list = cluster("0.375rem");
const chip = {
  padding: "0.0625rem 0.625rem",
  border: line.soft,
  borderRadius: radius.pill,
  background: color.card,
  fontSize: "0.875rem",
};
const rest = { ...chip, border: "1px solid transparent", background: "none", color: color.inkSoft };
