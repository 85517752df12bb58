import type { ReactNode } from "react";
import { font, from, line, space, stack, style } from "../../theme/theme";

export type Facts = {
  price: { label: string; value: string; note?: string; link?: string };
  facts: readonly { label: string; value: ReactNode }[];
};

/** Price and facts in the hero: a visitor's first questions, answered on the first screen. */
export function FactStrip({ price, facts }: Facts) {
  return (
    <dl css={strip}>
      <div css={row}>
        <dt>{price.label}</dt>
        <dd>
          <b css={priceValue}>{price.link ? <a href={price.link}>{price.value}</a> : price.value}</b>{" "}
          <span css={{ display: "inline-block" }}>{price.note}</span>
        </dd>
      </div>
      {facts.map(({ label, value }) => (
        <div key={label} css={row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const priceValue = { ...font.h3, [from.desktop]: { display: "block", fontSize: "1.625rem" } };
const strip = style({
  ...font.small,
  borderBlock: line.ink,
  [from.desktop]: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "auto" },
});
const row = {
  ...stack(space.s),
  gridTemplateColumns: "4.75rem minmax(0, 1fr)",
  paddingBlock: "0.375rem",
  "& + &": { borderTop: line.soft },
  [from.desktop]: {
    display: "block",
    padding: space.m,
    "&&": { borderTop: 0 },
    "& + &": { borderLeft: line.ink },
    "&:first-of-type": { paddingLeft: 0 },
  },
};
