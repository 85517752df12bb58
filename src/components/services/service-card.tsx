import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import {
  accent,
  accentEdge,
  cluster,
  font,
  from,
  line,
  notPrinted,
  onPhones,
  pressableCard,
  space,
  stretched,
  style,
} from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Icon } from "../shared/icon";
import { LearnMore } from "../shared/learn-more";
import { Picture, rowOnPhones } from "../shared/picture";
import { ShortList } from "../shared/short-list";

type ServiceCardProps = {
  service: Queries.ServiceCardFragment;
  card: { color: Queries.AccentName; badge?: string | false; description: string; features: readonly string[] };
  /** Picture and text are side by side from desktop width up. */
  wide: boolean;
  picture: Pick<ComponentProps<typeof Picture>, "sizes" | "between">;
  /** Ends the card, with "Learn More"; without a price, the title is the link. */
  price?: Queries.ServicePriceFragment;
};

/** A service on the home page or in the overview. */
export function ServiceCard({ service: { title, path, icon, hero }, card, wide, picture, price }: ServiceCardProps) {
  const { focus } = hero.picture;
  return (
    <li css={[pressableCard, wide && wideCard, price && row]} style={{ "--accent": accent[card.color] }}>
      <Picture picture={hero.picture} {...picture} css={[frame, focus && { objectPosition: focus }]} />
      <div css={body}>
        <div css={head}>
          <h3 css={heading}>
            <Icon name={icon} />
            {price ? (
              title
            ) : (
              <a href={path} css={stretched}>
                {title}
              </a>
            )}
          </h3>
          {card.badge && <Badge>{card.badge}</Badge>}
        </div>
        <p>{card.description}</p>
        <ShortList items={card.features} css={[font.small, !price && { [onPhones]: { display: "none" } }]} />
        {price && (
          <p css={foot}>
            <span>
              <b css={amount}>{price.priceText}</b> {price.duration && <span css={duration}>{price.duration}</span>}
            </span>
            <LearnMore to={path} about={title} />
          </p>
        )}
      </div>
    </li>
  );
}

const wideCard = {
  ":first-of-type img": { [from.tablet]: { aspectRatio: "5 / 2" } },
  [from.desktop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr)",
    "& img": { height: "100%", borderBottom: 0, borderRight: line.ink },
    "& > div": { justifyContent: "center" },
    "& h3": { fontSize: "1.625rem" },
  },
};
const row = { ...rowOnPhones, "& svg": { [onPhones]: { display: "none" } } };
const frame = { aspectRatio: "2", borderBottom: line.ink, ...notPrinted };
const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.m,
  padding: space.l,
  ...accentEdge,
});
const head = { ...cluster(`${space.xs} 0.75rem`), alignItems: "center" };
const heading = { display: "flex", alignItems: "center", gap: space.s };
const foot = {
  ...cluster(space.s),
  alignSelf: "stretch",
  alignItems: "end",
  justifyContent: "space-between",
  marginTop: "auto",
  paddingTop: space.m,
  borderTop: line.soft,
  "& > a": { marginLeft: "auto" },
};
const duration = { ...font.small, display: "block" };
const amount = { ...font.h3, [from.desktop]: { fontSize: "1.625rem" } };

export const query = graphql`
  fragment ServiceCard on Service { title path icon hero { picture { focus ...Picture } } }
  fragment ServicePrice on Service { priceText duration }
`;
