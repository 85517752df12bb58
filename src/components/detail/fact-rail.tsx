import { from, line, space, stack, text } from "../../theme/theme";
import type { DetailSummary } from "./facts";

type FactRailProps = Pick<DetailSummary, "price" | "facts">;

/** Price and facts in the hero: a visitor's first questions, answered on the first screen. */
export function FactRail({ price, facts }: FactRailProps) {
  return (
    <dl css={[rail, facts.length > 3 && inThrees]}>
      {[price, ...facts].map(({ label, value, note }: DetailSummary["price"]) => (
        <div key={label}>
          <dt css={text.small}>{label}</dt>
          <dd css={text.h3}>{value}</dd>
          {note && <dd css={text.small}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const rail = {
  ...stack(`${space.s} ${space.m}`),
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  paddingBlock: "0.75rem",
  borderBlock: line.ink,
};
/** For more than four items including the price: keeps the last from being alone in a row. */
const inThrees = {
  "& > :nth-child(5):last-child": { gridColumn: "1 / -1", [from.tablet]: { gridColumn: "auto" } },
  [from.desktop]: { gridTemplateColumns: "repeat(3, 1fr)" },
};
