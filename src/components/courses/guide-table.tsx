import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { formatList } from "../../text/format";
import { hidden, noScript, space } from "../../theme/theme";
import { TableFrame } from "../basics/table-frame";
import { table, tableFrame } from "../basics/table-style";

type GuideTableProps = {
  courses: readonly (Omit<Queries.GuideTableFragment, "guide"> & { guide: { goals: readonly Queries.Goal[] } })[];
  copy: Queries.GuideTableCopyFragment;
};

/** What the guide knows of each course, for visitors without script. */
export function GuideTable({ courses, copy }: GuideTableProps) {
  return (
    <TableFrame name="Courses and who they are for" css={withoutScript}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">For those who want to</th>
            <th scope="col">Prerequisites</th>
            <th scope="col">First step</th>
          </tr>
        </thead>
        <tbody>
          {courses.map(({ slug, path, title, prerequisites, guide }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={path}>{title}</a>
              </th>
              <td>{formatList(copy.goals.flatMap(({ goal, text }) => (guide.goals.includes(goal) ? [text] : [])))}</td>
              <td>{prerequisites ?? "None"}</td>
              <td>
                <a href={enquiryLink("consultation", slug)}>
                  {copy.ask}
                  <span css={hidden}>: {title}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const withoutScript = {
  ...tableFrame,
  position: "relative" as const, // contains visually hidden text
  marginBottom: space.l,
  "& td": { whiteSpace: "normal" as const },
  // Where the script is missing, the form before it is switched off (src/browser/inline/while-starting.ts).
  display: "none",
  "[data-off] ~ &": { display: "grid" },
  [noScript]: { display: "grid" },
};

export const query = graphql`
  fragment GuideTable on Course {
    prerequisites
    ...GuideRecommendation
  }
  fragment GuideTableCopy on CoursePagesWhichCourse {
    goals {
      goal
      text
    }
    ask
  }
`;
