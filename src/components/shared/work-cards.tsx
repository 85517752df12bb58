import type { ReactNode } from "react";
import { cardFrame, cluster, columns, font, from, line, space, stack, style } from "../../theme/theme";
import { Icon } from "./icon";
import { Rail } from "./rail";
import { ShortList } from "./short-list";

type Work = {
  title: string;
  icon?: Queries.IconName;
  badge: ReactNode;
  description?: string | null;
  /** Examples, skills, topics or tools. */
  terms?: readonly string[];
  price?: string;
};

type WorkCardsProps = { label: string; works: readonly Work[]; look?: "ticks" | "dots" };

/**
 * Projects, domains of projects, internship tracks, training programmes or certifications. Those with prices are never
 * swiped, because visitors compare them.
 */
export function WorkCards({ label, works, look }: WorkCardsProps) {
  const grid = columns(2, 2);
  const cards = works.map(({ title, icon, badge, description, terms = [], price }) => (
    <li key={title} css={card}>
      <div css={head}>
        {icon && <Icon name={icon} size={40} />}
        <h3 css={{ flex: "1 1 10rem" }}>{title}</h3>
        {badge}
      </div>
      <div css={body}>
        {description && <p>{description}</p>}
        <ShortList look={look} items={terms} />
      </div>
      {price && <p css={foot}>{price}</p>}
    </li>
  ));
  return works.some(({ price }) => price) ? (
    <ul aria-label={label} css={grid}>
      {cards}
    </ul>
  ) : (
    <Rail label={label} wide={grid}>
      {cards}
    </Rail>
  );
}

const card = style({
  ...cardFrame,
  ...font.small,
  ...stack(space.m),
  gridTemplateRows: "auto 1fr",
  padding: "1.125rem",
  // A single card in the last row fills it.
  [from.desktop]: { ":last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } },
});
const head = { ...cluster(`${space.xs} 0.75rem`), alignItems: "center" };
const body = { ...stack(space.m), alignContent: "start" };
const foot = { ...font.h3, paddingTop: "0.75rem", borderTop: line.soft, fontVariantNumeric: "tabular-nums" };
