import { graphql } from "gatsby";
import { cardFrame, columns, dotted, font, from, space, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Rail } from "../shared/rail";

export function ProjectCards({ projects }: { projects: readonly Queries.ProjectCardsFragment[] }) {
  return (
    <Rail label="Projects" wide={columns(2, 2)}>
      {projects.map(({ title, description, tech, level }) => (
        <li key={title} css={card}>
          <Badge tone="quiet">{level}</Badge>
          <h3>{title}</h3>
          <p css={{ flex: 1 }}>{description}</p>
          <ul css={[font.small, dotted]}>
            {tech.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </li>
      ))}
    </Rail>
  );
}

/** The folded corner sets it apart from cards that are links. */
const card = style({
  ...font.small,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space.s,
  padding: space.m,
  ...cardFrame,
  borderTopRightRadius: "2.5rem",
  // A single card in the last row fills it.
  [from.desktop]: { ":last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } },
});
export const query = graphql`
  fragment ProjectCards on CourseProject { title description tech level }
`;
