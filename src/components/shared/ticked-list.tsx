import { color, space, stack, stretchedDrawing, style } from "../../theme/theme";

type TickedListProps = {
  items: readonly string[];
  /** How many to show before "+N more". Defaults to all. */
  limit?: number;
  className?: string;
};

export function TickedList({ items, limit = items.length, className }: TickedListProps) {
  const more = items.length - limit;
  return (
    <ul css={list} className={className}>
      {items.slice(0, limit).map((item) => (
        <li key={item} css={row}>
          {item}
        </li>
      ))}
      {more > 0 && <li aria-hidden="true" css={rest}>{`+${more} more`}</li>}
    </ul>
  );
}

const tick = stretchedDrawing(
  20,
  20,
  `<path d="M3 11c2 1 3.5 3 4.5 5C9 11 12.5 6.5 17 3.5" fill="none" stroke="${color.action}" stroke-width="3" stroke-linecap="round"/>`,
);

const list = stack(space.s);
const indent = "1.875rem";
const row = style({
  paddingLeft: indent,
  background: `${tick} 0 0.125rem / 1.25rem 1.25rem no-repeat`,
  printColorAdjust: "exact",
  lineHeight: 1.45,
});
const rest = { paddingLeft: indent, color: color.inkSoft, fontWeight: 600 };
