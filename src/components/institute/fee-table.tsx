import { graphql } from "gatsby";
import { rupees } from "../../format";
import { cardFrame, color, line, space, text } from "../../theme";
import { Badge } from "../basics/badge";

type FeeTableProps = { of: readonly Queries.FeeTableFragment[]; caption: string };

/** The fee list: a real table, figures under each other. */
export function FeeTable({ of, caption }: FeeTableProps) {
  return (
    <div css={frame}>
      <table css={table}>
        <caption css={captionStyle}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Duration</th>
            <th scope="col" css={number}>
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
              <td css={number}>{rupees(fee)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const frame = { ...cardFrame, overflow: "hidden" };
const table = {
  width: "100%",
  borderCollapse: "collapse" as const,
  "& th, & td": { padding: "0.8125rem clamp(0.5rem, 2.5vw, 1.5rem)", textAlign: "left" as const },
  "& thead th": { ...text.small, borderBlock: line.ink, background: color.panel },
  "& tbody tr:nth-of-type(even)": { background: color.page },
  "& tbody th": { fontWeight: 700 },
  "& td": { whiteSpace: "nowrap" as const },
};
const captionStyle = { padding: space.m, paddingInline: "clamp(0.5rem, 2.5vw, 1.5rem)", textAlign: "left" as const };
const number = {
  "&&": { textAlign: "right" as const },
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap" as const,
};

export const query = graphql`
  fragment FeeTable on Fee {
    course
    duration
    fee
    popular
  }
`;
