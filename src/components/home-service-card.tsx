import { Link, graphql } from "gatsby";
import { accent, color, from, line, pressable, radius, space, stretched, text } from "../theme";
import { Badge } from "./badge";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { TickedList } from "./ticked-list";

type HomeServiceCardProps = { service: Queries.HomeServiceCardFragment };

/** A service of the home page; the first one of the list is wide. */
export function HomeServiceCard({ service }: HomeServiceCardProps) {
  const { color: tone, badge, description, features } = service.home;
  return (
    <li css={card} style={{ "--accent": accent[tone] }}>
      <Picture of={service.picture} sizes={sizes} css={picture} />
      <div css={words}>
        <Badge>{badge}</Badge>
        <h3 css={title}>
          <Icon name={service.icon} size={28} />
          <Link to={service.path} css={stretched}>
            {service.title}
          </Link>
        </h3>
        <p css={text.small}>{description}</p>
        <TickedList of={features} css={text.small} />
      </div>
    </li>
  );
}

const sizes = "(min-width: 75rem) 390px, (min-width: 56.25rem) 30vw, 92vw";

const card = {
  position: "relative" as const,
  display: "flex",
  flexDirection: "column" as const,
  overflow: "hidden",
  border: line.ink,
  borderRadius: radius.card,
  background: color.page,
  ...pressable,
  [from.tablet]: {
    ":first-of-type": {
      gridColumn: "span 2",
      "& picture": { flex: "1 1 18rem", minHeight: 0, position: "relative" as const },
      "& img": { position: "absolute" as const, inset: 0, objectPosition: "top" },
    },
  },
};
const picture = {
  width: "100%",
  height: "100%",
  aspectRatio: "3 / 2",
  objectFit: "cover" as const,
  borderBottom: line.ink,
};
const words = {
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space.m,
  padding: space.l,
  borderTop: "10px solid var(--accent)",
  boxShadow: `inset 0 2px 0 ${color.ink}`,
  flex: 1,
  [from.tablet]: {
    "li:first-of-type > &": {
      flex: "none",
      gridTemplateColumns: "1fr 1fr",
      "& > ul": { gridColumn: 2, gridRow: "1 / 4" },
    },
  },
};
const title = { ...text.h3, display: "flex", alignItems: "center", gap: space.s };

export const query = graphql`
  fragment HomeServiceCard on Service {
    title
    path
    icon
    picture {
      ...Picture
    }
    home {
      color
      badge
      description
      features
    }
  }
`;
