import { graphql } from "gatsby";
import { rupees } from "../../text/format";
import { Badge } from "../shared/badge";
import { alignedRows, figures, table, tableCaption, tableFrame, TableFrame } from "../shared/table";

/** `basis` completes the heading "Duration", such as "with practice". */
type FeeTableProps = { fees: readonly Queries.FeeTableFragment[]; basis: string; caption: string };

export function FeeTable({ fees, basis, caption }: FeeTableProps) {
  return (
    <TableFrame name={caption} css={tableFrame}>
      <table css={[table, alignedRows]}>
        <caption css={tableCaption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">
              Duration <span css={{ whiteSpace: "nowrap" }}>{basis}</span>
            </th>
            <th scope="col" css={figures}>
              Fee
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ course }) => (
            <tr key={course.title}>
              <th scope="row">
                <a href={course.path}>{course.title}</a> {course.popular && <Badge>Popular</Badge>}
              </th>
              <td>{course.duration}</td>
              <td css={figures}>{rupees(course.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

export const query = graphql`
  fragment FeeTable on Fee { course { title path duration price popular } }
`;
