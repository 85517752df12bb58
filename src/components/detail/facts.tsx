import type { ReactNode } from "react";
import { cardFrame, color, from, notPrinted, space, stickyBeside, text } from "../../theme/theme";
import { FactList, type Fact } from "../basics/fact-list";

type FactsProps = {
  price: { label: string; value: string; note?: string };
  facts: readonly Fact[];
  /** The buttons. */
  children: ReactNode;
};

/** Price, facts and buttons: below the hero on small screens, a sticky card on wide ones. */
export function Facts({ price, facts, children }: FactsProps) {
  return (
    <aside aria-label="Facts and enrolment" css={rail}>
      <FactList facts={facts} css={factList}>
        <div css={headline}>
          <dt css={{ ...text.small, color: color.inkSoft }}>{price.label}</dt>
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
  display: "grid",
  gap: space.l,
  padding: space.l,
  ...stickyBeside,
};
const factList = {
  [from.tablet]: { display: "grid", gridTemplateColumns: "1fr 2fr", columnGap: space.xl },
  [from.desktop]: { display: "block" },
};
const headline = { paddingBottom: space.m, [from.tablet]: { gridRow: "1 / span 4" } };
const actions = {
  display: "flex",
  flexWrap: "wrap" as const,
  gap: space.m,
  "& > *": { flex: "1 1 11rem" },
  ...notPrinted,
};
