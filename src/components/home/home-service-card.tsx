import { graphql } from "gatsby";
import { accent, accentEdge, color, from, line, pressableCard, sizes, space, stretched, text } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Icon } from "../shared/icon";
import { Picture } from "../shared/picture";
import { TickedList } from "../shared/ticked-list";

type HomeServiceCardProps = { service: Queries.HomeServiceCardFragment; wide?: boolean };

/** A service on the home page. A wide card fills its row, with picture and text side by side from desktop width up. */
export function HomeServiceCard({ service, wide = false }: HomeServiceCardProps) {
  const { color: tone, badge, description, features } = service.home;
  return (
    <li css={[card, wide && wideCard]} style={{ "--accent": accent[tone] }}>
      <Picture picture={service.hero.picture} {...(wide ? wideCopies : copies)} css={picture} />
      <div css={[body, wide && wideBody]}>
        <Badge>{badge}</Badge>
        <h3 css={[title, wide && wideTitle]}>
          <Icon name={service.icon} size={28} />
          <a href={service.path} css={stretched}>
            {service.title}
          </a>
        </h3>
        <p css={text.small}>{description}</p>
        <TickedList items={features} css={text.small} />
      </div>
    </li>
  );
}

const copies = { sizes: sizes({ desktop: "44vw", wide: "280px" }, "280px"), between: [316, 680] } as const;
const wideCopies = { sizes: sizes({ desktop: "49vw", wide: "640px" }, "280px") };

const card = { ...pressableCard, background: color.page };
const wideCard = {
  [from.desktop]: {
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "8fr 7fr",
    // Does not crop the picture to taller text; the accent colour fills the gaps.
    "& picture": { display: "grid", alignItems: "center", background: "var(--accent)" },
    // If the picture fills the height, the card's border covers its border.
    "& img": { borderTop: line.ink, marginBlock: "-2px" },
  },
};
const picture = { borderBottom: line.ink };
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
const title = { display: "flex", alignItems: "center", gap: space.s };
const wideTitle = { [from.desktop]: { fontSize: "1.75rem" } };

export const query = graphql`
  fragment HomeServiceCard on Service {
    title path icon
    hero { picture { ...Picture } }
    home { color badge description features }
  }
`;
