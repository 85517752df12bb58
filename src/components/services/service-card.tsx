import { graphql } from "gatsby";
import { accent, accentEdge, cluster, from, line, pressableCard, sizes, space, style, text } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Icon } from "../shared/icon";
import { LearnMore } from "../shared/learn-more";
import { Picture } from "../shared/picture";
import { TickedList } from "../shared/ticked-list";

type ServiceCardProps = { service: Queries.ServiceCardFragment; wide?: boolean };

/** A service in the overview, with its price; the picture alternates between left and right, a wide card fills a row. */
export function ServiceCard({ service, wide = false }: ServiceCardProps) {
  const { picture: art } = service.hero;
  const notes = [service.durationNote, service.priceNote].filter(Boolean).join(" ");
  return (
    <li css={[card, wide && wideCard]} style={{ "--accent": accent[service.gradient] }}>
      <Picture
        picture={art}
        sizes={wide ? wideShown : shown}
        css={[picture, art.focus && { objectPosition: art.focus }]}
      />
      <div css={body}>
        <h3 css={title}>
          <Icon name={service.icon} size={40} />
          <span>
            {service.title} {service.popular && <Badge>Popular</Badge>}
          </span>
        </h3>
        <p>{service.description}</p>
        <TickedList items={service.features} css={text.small} />
        <p css={foot}>
          <span css={notes ? growing : undefined}>
            <b css={price}>{service.priceText}</b>
            {service.duration && (
              <>
                {" "}
                <span css={duration}>{service.duration}</span>
              </>
            )}
            {notes && <span css={note}>{notes}</span>}
          </span>
          <LearnMore to={service.path} about={service.title} />
        </p>
      </div>
    </li>
  );
}

/** On desktops, cropped at the sides to the height of the adjacent text. */
const shown = sizes({ tablet: "44vw", desktop: "600px" });
const wideShown = sizes({ desktop: "600px" });

const card = {
  ...pressableCard,
  [from.desktop]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr)",
    ":nth-of-type(even)": {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)",
      "& picture": { order: 1 },
      "& img": { borderRight: 0, borderLeft: line.ink },
    },
  },
};
const wideCard = { gridColumn: "1 / -1" };
const picture = {
  aspectRatio: "2",
  borderBottom: line.ink,
  [from.desktop]: { height: "100%", borderBottom: 0, borderRight: line.ink },
};
const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space.m,
  padding: `${space.l} ${space.l} 1.25rem`,
  ...accentEdge.top,
});
const title = { display: "flex", alignItems: "center", gap: "0.75rem", fontSize: "1.625rem" };
const foot = {
  ...cluster(space.m),
  alignItems: "end",
  justifyContent: "space-between",
  marginTop: "auto",
  paddingTop: space.m,
  borderTop: line.soft,
};
const duration = { ...text.small, display: "inline-block" };
const growing = { flex: "1 1 16rem" };
const note = { ...text.small, display: "block", marginTop: space.xs, maxWidth: "34rem" };
const price = { ...text.h3, marginRight: space.s, fontSize: "1.625rem" };

export const query = graphql`
  fragment ServiceCard on Service {
    title path icon gradient popular priceText priceNote duration durationNote description features
    hero { picture { focus ...Picture } }
  }
`;
