import { graphql } from "gatsby";
import { pluralize } from "../../text/sentences";
import { cardFrame, columns, space, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { Chips } from "../shared/chips";
import { Disclosure } from "../shared/disclosure";
import { foldOnPhones } from "../shared/summary-row";

type ProjectCardsProps = { projects: readonly Queries.ProjectCardsFragment[] };

/** Projects that learners build, with level and tools. Phones collapse all but two. */
export function ProjectCards({ projects }: ProjectCardsProps) {
  const more = projects.slice(2);
  return (
    <>
      <Cards projects={projects.slice(0, 2)} />
      {more.length > 0 && (
        <Disclosure summary={<b>{pluralize(more.length, "more project")}</b>} css={fold}>
          <Cards projects={more} />
        </Disclosure>
      )}
    </>
  );
}

function Cards({ projects }: ProjectCardsProps) {
  return (
    <ul css={columns(2, 2)}>
      {projects.map(({ title, description, tech, level }) => (
        <li key={title} css={card}>
          <Badge tone="quiet">{level}</Badge>
          <h3>{title}</h3>
          <p css={{ flex: 1 }}>{description}</p>
          <Chips items={tech} label="Tools" />
        </li>
      ))}
    </ul>
  );
}

const fold = {
  ...foldOnPhones({ display: "none" }),
  "& > ul": { marginTop: space.l },
  "& > summary": { marginTop: space.s },
};
/** The folded corner sets it apart from cards that are links. */
const card = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "0.75rem",
  padding: space.l,
  ...cardFrame,
  borderTopRightRadius: "2.5rem",
  // A single card in the last row fills it.
  ":last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
});
export const query = graphql`
  fragment ProjectCards on CourseProject { title description tech level }
`;
