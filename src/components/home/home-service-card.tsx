import { Link, graphql } from "gatsby";
import { accent, accentEdge, color, from, line, pressableCard, sizes, space, stretched, text } from "../../theme/theme";
import { Badge } from "../basics/badge";
import { Icon } from "../basics/icon";
import { Picture } from "../basics/picture";
import { TickedList } from "../basics/ticked-list";

type HomeServiceCardProps = { service: Queries.HomeServiceCardFragment; wide?: boolean };

/** A service of the home page; a wide card fills its row, on desks with the picture beside the words. */
export function HomeServiceCard({ service, wide = false }: HomeServiceCardProps) {
  const { color: tone, badge, description, features } = service.home;
  return (
    <li css={[card, wide && wideCard]} style={{ "--accent": accent[tone] }}>
      <Picture picture={service.hero.picture} sizes={wide ? wideShown : shown} css={picture} />
      <div css={[body, wide && wideBody]}>
        <Badge>{badge}</Badge>
        <h3 css={[title, wide && wideTitle]}>
          <Icon name={service.icon} size={28} />
          <Link to={service.path} css={stretched}>
            {service.title}
          </Link>
        </h3>
        <p css={text.small}>{description}</p>
        <TickedList items={features} css={text.small} />
      </div>
    </li>
  );
}

const shown = sizes({ tablet: "44vw", wide: "280px" });
const wideShown = sizes({ desktop: "49vw", wide: "640px" });

const card = { ...pressableCard, background: color.page };
const wideCard = {
  [from.tablet]: { gridColumn: "1 / -1" },
  [from.desktop]: {
    display: "grid",
    gridTemplateColumns: "8fr 7fr",
    // Where the words are higher than the picture, it stays whole, on a ground of the accent.
    "& picture": { display: "grid", alignItems: "center", background: "var(--accent)" },
    // Its lines lie under the card's own where it fills the height.
    "& img": { borderTop: line.ink, marginBlock: "-2px" },
  },
};
const picture = { width: "100%", borderBottom: line.ink };
const body = {
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space.m,
  padding: space.l,
  ...accentEdge.top,
  flex: 1,
};
const wideBody = { [from.desktop]: { alignContent: "center", borderTop: 0, ...accentEdge.left } };
const title = { ...text.h3, display: "flex", alignItems: "center", gap: space.s };
const wideTitle = { [from.desktop]: { fontSize: "1.75rem" } };

export const query = graphql`
  fragment HomeServiceCard on Service {
    title
    path
    icon
    hero {
      picture {
        ...Picture
      }
    }
    home {
      color
      badge
      description
      features
    }
  }
`;
