import { color, forced, style } from "../../theme/theme";

type DotsProps = { count: number; of: number };

/** With more dots, words say more than a drawing. */
export const mostDots = 400;

const perRow = 20;

/** A share as dots: `count` of them filled. */
export function Dots({ count, of }: DotsProps) {
  if (of > mostDots) return null;
  return (
    <svg viewBox={`0 0 ${10 * perRow} ${10 * Math.ceil(of / perRow)}`} aria-hidden="true" css={dots}>
      <path d={rows(0, of)} css={outline} />
      <path d={rows(0, count)} css={filled} />
      <path d={rows(count, of)} css={empty} />
    </svg>
  );
}

/** Lines through the dots from `first` to before `end`; dashes of no length with round caps draw them. */
function rows(first: number, end: number): string {
  return Array.from({ length: Math.ceil(end / perRow) }, (_, row) => {
    const [from, to] = [Math.max(first - row * perRow, 0), Math.min(end - row * perRow, perRow)];
    return from < to ? `M${10 * from + 5} ${10 * row + 5}h${10 * (to - from) - 9.9}` : "";
  }).join("");
}

const dots = { maxWidth: "22rem" };
const dotted = style({ fill: "none", strokeDasharray: "0 10", strokeLinecap: "round", strokeWidth: 5.5 });
const outline = { ...dotted, stroke: "currentcolor", strokeWidth: 8 };
const filled = { ...dotted, stroke: color.highlight };
const empty = { ...dotted, stroke: color.card, [forced.media]: { stroke: "Canvas" } };
