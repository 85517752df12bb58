import { graphql } from "gatsby";
import { rupees } from "../../format";
import { Badge } from "../basics/badge";
import { figures, table, tableCaption, tableFrame } from "../basics/table-style";

type FeeTableProps = { of: readonly Queries.FeeTableFragment[]; caption: string };

/** The fee list: a real table, figures under each other. */
export function FeeTable({ of, caption }: FeeTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} css={tableFrame}>
      <table css={table}>
        <caption css={tableCaption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Duration</th>
            <th scope="col" css={figures}>
              Fee
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ course, duration, fee, popular }) => (
            <tr key={course}>
              <th scope="row">
                {course} {popular && <Badge>Popular</Badge>}
              </th>
              <td>{duration}</td>
              <td css={figures}>{rupees(fee)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const query = graphql`
  fragment FeeTable on Fee {
    course
    duration
    fee
    popular
  }
`;
