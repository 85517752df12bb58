import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { enquiryLink } from "../../contact/enquiry-link";
import { maxCompared } from "./course-order";
import { rupees } from "../../text/format";
import {
  accent,
  accentEdge,
  cardFrame,
  color,
  from,
  hidden,
  line,
  notPrinted,
  print,
  space,
  text,
} from "../../theme/theme";
import { Badge } from "../basics/badge";
import { table, tableCaption } from "../basics/table-style";
import { TableFrame } from "../basics/table-frame";

type Course = Queries.CompareTableFragment;

type CompareTableProps = { courses: readonly Course[]; caption: string };

const rows: [name: string, value: (course: Course) => ReactNode][] = [
  ["Level", ({ level }) => level],
  ["Duration", ({ pageDuration }) => pageDuration],
  ["Fee", ({ price }) => rupees(price)],
  ["Modules", ({ modules }) => modules.length],
  ["Popular", ({ popular }) => (popular ? <Badge>Yes</Badge> : "No")],
];

/** Courses side by side; on narrow screens the table scrolls under its sticky row headers. */
export function CompareTable({ courses, caption }: CompareTableProps) {
  const columnWidth = Math.floor(90 / courses.length); // percent; the rest is for the row headers
  return (
    <TableFrame name={caption} css={frame}>
      <table css={[table, compared, courses.length > maxCompared && small]}>
        <caption css={captionStyle}>
          <span css={captionText}>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Course</th>
            {courses.map(({ slug, path, title, gradient }) => (
              <th key={slug} scope="col" css={head} style={{ "--accent": accent[gradient], width: `${columnWidth}%` }}>
                <Link to={path} css={{ color: color.ink }}>
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {courses.map((course) => (
                <td key={course.slug}>{value(course)}</td>
              ))}
            </tr>
          ))}
          <tr css={notPrinted}>
            <th scope="row" css={{ whiteSpace: "nowrap" }}>
              Next step
            </th>
            {courses.map(({ slug, title }) => (
              <td key={slug}>
                <Link to={enquiryLink("enroll", slug)} css={enroll}>
                  Enroll<span css={hidden}> in {title}</span>
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableFrame>
  );
}

const frame = {
  ...cardFrame,
  position: "relative" as const, // contains visually hidden text, which would widen the page
  overflowX: "auto" as const,
  [print]: { border: 0, overflow: "visible" },
};
const compared = {
  borderCollapse: "separate" as const, // collapsed borders do not move with sticky cells
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  ...text.small,
  "& th, & td": { minWidth: "7rem", padding: "0.75rem 0.5rem", verticalAlign: "top" as const },
  "& thead th": { verticalAlign: "bottom" as const },
  "& td": { whiteSpace: "normal" as const },
  "& td + td, & thead th + th + th": { borderLeft: line.soft },
  "& tr > th:first-of-type": {
    position: "sticky" as const,
    left: 0,
    zIndex: 1,
    minWidth: "5.25rem",
    borderRight: line.ink,
    background: color.card,
  },
  "& thead > tr > th:first-of-type": { background: color.panel },
  "& tbody tr:nth-of-type(even) > th": { background: color.page },
  [from.tablet]: { fontSize: "1rem", "& th, & td": { minWidth: "7.75rem", paddingInline: space.m } },
  [from.wide]: { "& th, & td": { minWidth: "7rem", paddingInline: "0.6875rem" } },
  [print]: {
    "& th, & td, & tr > th:first-of-type": { position: "static" as const, minWidth: 0, padding: "4pt" },
  },
};
/** Fits all courses on a sheet. */
const small = { [print]: { fontSize: "8pt" } };
const captionStyle = { ...tableCaption, paddingInline: "0.5rem", [from.tablet]: { paddingInline: space.m } };
const captionText = { position: "sticky" as const, left: "0.5rem", [from.tablet]: { left: space.m } };
const head = { "&&": { ...text.small, ...accentEdge.top, background: color.card } };
const enroll = { display: "inline-block", paddingBlock: "0.25rem", fontWeight: 700 };

export const query = graphql`
  fragment CompareTable on Course {
    slug
    path
    title
    gradient
    level
    pageDuration
    price
    popular
    modules {
      fromWeek # only to count the modules
    }
  }
`;
