import { graphql } from "gatsby";
import { equalPart, rupees } from "../../text/format";
import { font, space, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { figures, table, tableCaption, tableFrame, TableFrame } from "../shared/table";

type FeeTableProps = {
  fees: readonly Queries.FeeTableFragment[];
  /** Completes the heading "Duration", such as "with practice". */
  basis: string;
  caption: string;
  split: Queries.FeeSplitCopyFragment;
};

const parts = [3, 6, 9];

/** Duration and fee of each course, and the fee divided by 3, 6 and 9: plain division, not an offer. */
export function FeeTable({ fees, basis, caption, split: { heading, note, rounding } }: FeeTableProps) {
  return (
    <TableFrame name={caption} css={tableFrame}>
      <table aria-label={caption} css={[table, narrow]}>
        <caption css={tableCaption}>
          <div css={inView}>
            {caption}
            <p css={font.small}>
              <b>{heading}.</b> {note} {rounding}
            </p>
          </div>
        </caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col" css={figures}>
              Fee
            </th>
            <th scope="col">
              Duration <span css={{ whiteSpace: "nowrap" }}>{basis}</span>
            </th>
            {parts.map((count) => (
              <th key={count} scope="col" css={figures}>
                {count} parts
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fees.map(({ course }) => (
            <tr key={course.title}>
              <th scope="row">
                <a href={course.path}>{course.title}</a> {course.popular && <Badge>Popular</Badge>}
              </th>
              <td css={figures}>
                <b>{rupees(course.price)}</b>
              </td>
              <td>{course.duration}</td>
              {parts.map((count) => (
                <td key={count} css={figures}>
                  {course.price > 0 && rupees(equalPart(course.price, count))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Small enough for phones to show the parts beside the fee. */
const narrow = { fontSize: "clamp(0.875rem, 0.75rem + 0.6vw, 1.0625rem)", "& th": { lineHeight: 1.3 } };
/** Keeps the caption in view while the table scrolls sideways. */
const inView = style({ position: "sticky", left: space.m, maxWidth: `min(${font.lead.maxWidth}, 100vw - 4rem)` });

export const query = graphql`
  fragment FeeTable on Fee { course { title path duration price popular } }
  fragment FeeSplitCopy on AdmissionsPageFeesSplit { heading note rounding }
`;
