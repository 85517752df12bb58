import { from, line, space, stack, style, text } from "../../theme/theme";
import type { DetailSummary } from "./action-bar";

type FactRailProps = Pick<DetailSummary, "price" | "facts">;

/** Price and facts in the hero: a visitor's first questions, answered on the first screen. */
export function FactRail({ price, facts }: FactRailProps) {
  return (
    <dl css={rail}>
      {[{ ...price, value: <b css={priceValue}>{price.value}</b> }, ...facts].map(({ label, value, ...rest }) => (
        <div key={label} css={row}>
          <dt>{label}</dt>
          <dd>
            {value}
            {"note" in rest && ` ${rest.note}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const priceValue = { ...text.h3, [from.desktop]: { display: "block", fontSize: "2rem" } };
/** Rows on phones, columns in a ruled strip on wide screens. */
const rail = style({
  ...text.small,
  borderBlock: line.ink,
  [from.desktop]: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "auto" },
});
const row = {
  ...stack(space.s),
  gridTemplateColumns: "4.75rem minmax(0, 1fr)",
  paddingBlock: "0.375rem",
  "& + &": { borderTop: line.soft },
  "& a": { color: "inherit" }, // on any band
  [from.desktop]: {
    display: "block",
    padding: space.m,
    "&&": { borderTop: 0 },
    "& + &": { borderLeft: line.ink },
    "&:first-of-type": { paddingLeft: 0 },
  },
};
