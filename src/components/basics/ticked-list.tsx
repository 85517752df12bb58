import { color, plainList, space } from "../../theme/theme";

type TickedListProps = {
  items: readonly string[];
  /** How many to show; the rest are counted as "+N more". Defaults to all. */
  limit?: number;
  className?: string;
};

/** Benefits or features, each with a tick. */
export function TickedList({ items, limit = items.length, className }: TickedListProps) {
  const more = items.length - limit;
  return (
    <ul css={list} className={className}>
      {items.slice(0, limit).map((item) => (
        <li key={item} css={row}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" css={tick}>
            <path
              d="M3 11c2 1 3.5 3 4.5 5C9 11 12.5 6.5 17 3.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
          {item}
        </li>
      ))}
      {more > 0 && <li css={rest}>{`+${more} more`}</li>}
    </ul>
  );
}

const list = { ...plainList, display: "grid", gap: space.s };
const row = {
  display: "grid",
  gridTemplateColumns: "1.25rem 1fr",
  gap: "0.625rem",
  alignItems: "start",
  lineHeight: 1.45,
};
const tick = { marginTop: "0.125rem", color: color.action };
const rest = { paddingLeft: "1.875rem", color: color.inkSoft, fontWeight: 600 };
