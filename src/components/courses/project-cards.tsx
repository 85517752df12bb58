import { graphql } from "gatsby";
import { cardFrame, columns, plainList, space, text } from "../../theme/theme";
import { Badge } from "../basics/badge";
import { Chips } from "../basics/chips";

type ProjectCardsProps = { projects: readonly Queries.ProjectCardsFragment[] };

/** Projects that learners build, with level and tools. */
export function ProjectCards({ projects }: ProjectCardsProps) {
  return (
    <ul css={[plainList, columns(2, 2)]}>
      {projects.map(({ title, description, tech, level }) => (
        <li key={title} css={card}>
          <Badge tone="quiet">{level}</Badge>
          <h3 css={text.h3}>{title}</h3>
          <p css={{ flex: 1 }}>{description}</p>
          <Chips items={tech} label="Tools" />
        </li>
      ))}
    </ul>
  );
}

/** The folded corner sets it apart from cards that are links. */
const card = {
  display: "flex",
  flexDirection: "column" as const,
  alignItems: "flex-start",
  gap: "0.75rem",
  padding: space.l,
  ...cardFrame,
  borderTopRightRadius: "2.5rem",
  // A last card alone in its row fills it.
  ":last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
};

export const query = graphql`
  fragment ProjectCards on CourseProject {
    title
    description
    tech
    level
  }
`;
