import { graphql } from "gatsby";
import { equalPart, rupees } from "../../text/format";
import { space, text } from "../../theme/theme";
import { alignedRows, figures, table, tableCaption, tableFrame, TableFrame } from "../shared/table";

type FeeSplitProps = { fees: readonly Queries.FeeSplitFragment[]; copy: Queries.FeeSplitCopyFragment };

const parts = [3, 6, 9];

/** Each fee divided by 3, 6 and 9: plain division, not an offer. */
export function FeeSplit({ fees, copy: { heading, note, rounding } }: FeeSplitProps) {
  return (
    <TableFrame name={heading} css={tableFrame}>
      <table css={[table, alignedRows, narrow]}>
        <caption css={tableCaption}>
          <h3>{heading}</h3>
          <p css={notes}>
            {note} {rounding}
          </p>
        </caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            {parts.map((count) => (
              <th key={count} scope="col" css={figures}>
                {count} parts
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fees
            .filter(({ course }) => course.price > 0)
            .map(({ course }) => (
              <tr key={course.title}>
                <th scope="row">{course.title}</th>
                {parts.map((count) => (
                  <td key={count} css={figures}>
                    {rupees(equalPart(course.price, count))}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Fits four columns on a phone. */
const narrow = { fontSize: "clamp(0.875rem, 0.75rem + 0.6vw, 1.0625rem)", "& th": { lineHeight: 1.3 } };
const notes = { ...text.small, marginTop: space.xs };

export const query = graphql`
  fragment FeeSplit on Fee { course { title price } }
  fragment FeeSplitCopy on AdmissionsPageFeesSplit { heading note rounding }
`;
