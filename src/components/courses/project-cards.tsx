import { graphql } from "gatsby";
import { cardFrame, columns, plainList, space, text } from "../../theme/theme";
import { Badge } from "../basics/badge";
import { Chips } from "../basics/chips";

type ProjectCardsProps = { projects: readonly Queries.ProjectCardsFragment[] };

/** What learners build: each project with its level and its tools. */
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

/** A sheet with a folded corner: read, not pressed. */
const card = {
  display: "flex",
  flexDirection: "column" as const,
  alignItems: "flex-start",
  gap: "0.75rem",
  padding: space.l,
  ...cardFrame,
  borderTopRightRadius: "2.5rem",
  // A lone last card fills its row.
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
