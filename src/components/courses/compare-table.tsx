import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { enquiryLink } from "../../contact/enquiry-link";
import { maxCompared } from "./course-order";
import { retiredOn, rupees } from "../../text/format";
import { accent, accentEdge, cardFrame, color, from, hidden, line, print, space, text } from "../../theme/theme";
import { TableFrame } from "../basics/table-frame";

type Course = Queries.CompareTableFragment;

type CompareTableProps = { id: string; courses: readonly Course[]; caption: string; basis: string };

/** `basis` is what the weeks of a course count. */
const rows = (basis: string): [name: string, value: (course: Course) => ReactNode][] => [
  ["Level", ({ level }) => level],
  ["Prerequisites", ({ prerequisites }) => prerequisites ?? "Not stated"],
  [`Weeks ${basis}`, ({ durations }) => durations.weeks],
  ["Fee", ({ price }) => rupees(price)],
  ["Modules", ({ modules }) => modules.length],
  ["Projects", ({ projects, capstones }) => (projects?.length ?? 0) + (capstones?.length ?? 0)],
  ["Certifications", ({ certifications }) => certifications?.map(exam).join(",\n") ?? "None listed"],
];

function exam({ code, retired }: NonNullable<Course["certifications"]>[number]): string {
  return retired ? `${code} (${retiredOn(retired)})` : code;
}

/**
 * Courses side by side; `CompareChooser` hides columns. The name of each fact is above its values, so that three courses fit
 * on a phone; more scroll sideways under it.
 */
export function CompareTable({ id, courses, caption, basis }: CompareTableProps) {
  return (
    <TableFrame name={caption} css={frame}>
      <table
        id={id}
        data-compared={courses.length <= maxCompared ? "" : undefined}
        css={compared}
        style={{ "--count": courses.length }}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" css={hidden}>
              Course
            </th>
            {courses.map(({ slug, path, title, gradient }) => (
              <th key={slug} scope="col" css={head} style={{ "--accent": accent[gradient] }}>
                <a href={path} css={{ color: color.ink }}>
                  {title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(basis).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {courses.map((course) => (
                <td key={course.slug}>{value(course)}</td>
              ))}
            </tr>
          ))}
          <tr css={nextStep}>
            <th scope="row">Next step</th>
            {courses.map(({ slug, title }) => (
              <td key={slug}>
                <a href={enquiryLink("enroll", slug)} css={enroll}>
                  Enrol<span css={hidden}> in {title}</span>
                </a>
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
  ...text.small,
  // Three columns of whole words fit on the narrowest phone; with larger text they scroll.
  fontSize: "0.875rem",
  "--narrowest": "5.875rem",
  width: "100%",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "& th, & td, & caption": { padding: "0.375rem", textAlign: "left" as const },
  "& tr": {
    display: "grid",
    gridTemplateColumns: "repeat(var(--count), minmax(var(--narrowest), 1fr))",
    borderTop: line.soft,
  },
  "& [hidden]": { display: "none" },
  "& td": { whiteSpace: "pre-line" as const },
  "& td:not([hidden]) ~ td, & thead th + th:not([hidden]) ~ th": { borderLeft: line.soft },
  "& tbody th": {
    position: "sticky" as const,
    left: 0,
    gridColumn: "1 / -1",
    justifySelf: "start",
    paddingBottom: 0,
    color: color.inkSoft,
    [print]: { position: "static" as const },
  },
  "&:not([data-compared])": { "--narrowest": "7.5rem", [print]: { "--narrowest": 0, fontSize: "8pt" } }, // eight fit on a sheet
  [from.tablet]: { "& th, & td, & caption": { paddingInline: space.m } },
};
const head = accentEdge.top;
const nextStep = { "table:not([data-compared]) &&": { display: "none" }, [print]: { "&&": { display: "none" } } };
const enroll = { display: "inline-block", paddingBlock: "0.25rem", fontWeight: 700 };

export const query = graphql`
  fragment CompareTable on Course {
    slug
    path
    title
    gradient
    level
    durations {
      weeks
    }
    price
    prerequisites
    projects {
      level # only to count the projects
    }
    capstones {
      level
    }
    certifications {
      code
      retired
    }
    modules {
      fromWeek # only to count the modules
    }
  }
`;
