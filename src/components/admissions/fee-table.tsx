import { graphql } from "gatsby";
import { equalPart, rupees } from "../../text/format";
import { color, font, line, onPhones, space, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { table, tableCaption, TableFrame } from "../shared/table";

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
    <TableFrame name={caption}>
      <table aria-label={caption} css={[table, narrow]}>
        <caption css={tableCaption}>
          {caption}
          <p css={{ ...font.small, maxWidth: font.lead.maxWidth }}>
            <b>{heading}.</b> {note} {rounding}
          </p>
        </caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Duration {basis}</th>
            <th scope="col">Fee</th>
            {parts.map((count) => (
              <th key={count} scope="col">
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
              <td>{course.duration}</td>
              <td>
                <b>{rupees(course.totalFee)}</b>
              </td>
              {parts.map((count) => (
                <td key={count}>{course.totalFee > 0 && rupees(equalPart(course.totalFee, count))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** On phones, course and duration are above the figures, which then fit side by side. */
const narrow = style({
  "& th": { lineHeight: 1.3 },
  "& tr > :nth-child(n + 3)": { textAlign: "right", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  [onPhones]: {
    "&, & thead, & tbody, & caption": { display: "block" },
    "& tr": { display: "grid", gridTemplateColumns: "4fr 5fr 5fr 5fr", gap: space.xs, padding: "0.75rem 0.5rem" },
    "& thead tr": { borderBlock: line.ink, background: color.panel },
    "&& tr > *": { padding: 0, border: 0, fontSize: "clamp(0.8125rem, 3.9vw, 0.875rem)" },
    "& tbody th": { gridColumn: "span 3" },
    "& thead th:nth-of-type(-n + 2)": { gridColumn: "span 2" },
    "& tr > :nth-child(2)": { textAlign: "right" },
  },
});
export const query = graphql`
  fragment FeeTable on Fee { course { title path duration totalFee popular } }
  fragment FeeSplitCopy on AdmissionsPageFeesSplit { heading note rounding }
`;
