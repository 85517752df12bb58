import { graphql } from "gatsby";
import { equalPart, rupees } from "../../text/format";
import { color, font, hidden, line, onPhones, space, style } from "../../theme/theme";
import { Badge } from "../shared/badge";
import { figures, table, tableCaption, TableFrame } from "../shared/table";

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
            <th scope="col" css={figures}>
              Fee
            </th>
            <th scope="col">Duration {basis}</th>
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

/** On phones, a course is above its figures, so that these fit beside each other. */
const narrow = style({
  "& th": { lineHeight: 1.3 },
  [onPhones]: {
    "&, & thead, & tbody, & caption": { display: "block" },
    "& tr": { display: "grid", gridTemplateColumns: "6fr 7fr 6fr 5fr 5fr", gap: space.xs, padding: "0.75rem 0.5rem" },
    "& thead tr": { borderBlock: line.ink, background: color.panel },
    "&& tr > *": { padding: 0, border: 0, textAlign: "left", fontSize: "clamp(0.8125rem, 3.9vw, 0.875rem)" },
    "& tbody th": { gridColumn: "1 / -1" },
    "& thead th:first-of-type": hidden,
  },
});
export const query = graphql`
  fragment FeeTable on Fee { course { title path duration price popular } }
  fragment FeeSplitCopy on AdmissionsPageFeesSplit { heading note rounding }
`;
