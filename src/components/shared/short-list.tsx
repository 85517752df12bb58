import { cluster, color, dotted, font, line, radius, space, stack, stretchedDrawing, style } from "../../theme/theme";

type ShortListProps = {
  items: readonly string[];
  /** Phrases have ticks; names are chips, or one line separated by dots. */
  look?: keyof typeof looks;
  /** How many to show before "+N more". Defaults to all. */
  limit?: number;
  label?: string;
  className?: string;
};

export function ShortList({ items, look = "ticks", limit = items.length, label, className }: ShortListProps) {
  if (items.length === 0) return null;
  const { list, item, rest } = looks[look];
  const more = items.length - limit;
  return (
    <ul css={list} className={className} aria-label={label}>
      {items.slice(0, limit).map((text) => (
        <li key={text} css={item}>
          {text}
        </li>
      ))}
      {more > 0 && <li aria-hidden="true" css={[item, rest]}>{`+${more} more`}</li>}
    </ul>
  );
}

const tick = stretchedDrawing(
  20,
  20,
  `<path d="M3 11c2 1 3.5 3 4.5 5C9 11 12.5 6.5 17 3.5" fill="none" stroke="${color.action}" stroke-width="3" stroke-linecap="round"/>`,
);

const looks = {
  ticks: {
    list: stack(space.s),
    item: style({
      paddingLeft: "1.875rem",
      background: `${tick} 0 0.125rem / 1.25rem 1.25rem no-repeat !important`, // also in print
      printColorAdjust: "exact",
      lineHeight: 1.45,
    }),
    rest: { background: "none !important", color: color.inkSoft, fontWeight: 600 },
  },
  chips: {
    list: cluster("0.375rem"),
    item: {
      padding: "0.0625rem 0.625rem",
      border: line.soft,
      borderRadius: radius.pill,
      background: color.card,
      fontSize: "0.875rem",
    },
    rest: { borderColor: "transparent", background: "none", color: color.inkSoft },
  },
  dots: { list: { ...font.small, ...dotted }, item: {}, rest: {} },
};
