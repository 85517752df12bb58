import type { ReactNode } from "react";
import { cardFrame, cluster, from, jumpRow, notPrinted, space, stickyBeside, text } from "../../theme/theme";
import { FactList, type Fact } from "../shared/fact-list";
import type { Price } from "./fact-rail";

type FactsProps = {
  price: Price;
  facts: readonly Fact[];
  /** The buttons. */
  children: ReactNode;
};

/** Price, facts and buttons in a sticky card beside the sections. Small screens have a rail and a bar instead. */
export function Facts({ price, facts, children }: FactsProps) {
  return (
    <aside aria-label="Facts and enrolment" css={rail}>
      <FactList facts={facts}>
        <div css={headline}>
          <dt css={{ ...text.quiet }}>{price.label}</dt>
          <dd css={text.figure}>{price.value}</dd>
          {price.note && <dd css={text.small}>{price.note}</dd>}
        </div>
      </FactList>
      <div css={actions}>{children}</div>
    </aside>
  );
}

const rail = {
  ...cardFrame,
  display: "none",
  gap: space.l,
  padding: space.l,
  ...stickyBeside(jumpRow),
  [from.desktop]: { ...stickyBeside(jumpRow)[from.desktop], display: "grid" },
};
const headline = { paddingBottom: space.m };
const actions = {
  ...cluster.m,

  "& > *": { flex: "1 1 11rem" },
  ...notPrinted,
};
