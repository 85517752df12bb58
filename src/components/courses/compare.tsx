import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { enquiryLink } from "../../contact/enquiry-link";
import { startToEnd } from "../../content/course-wording";
import { rupees, unbroken } from "../../text/format";
import {
  accent,
  accentEdge,
  color,
  font,
  from,
  srOnly,
  line,
  narrowWithScript,
  onPhones,
  print,
  scriptOnly,
  space,
  style,
} from "../../theme/theme";
import { batchTotals, timesOfDay } from "../../time/class-times";
import { Section } from "../layout/section";
import { NextBatch } from "../shared/next-batch";
import { TableFrame } from "../shared/table";
import { CourseLength, longest } from "./course-length";
import { maxCompared } from "./list-state";
import { listIds } from "./show-courses";

type CompareProps = { courses: readonly Queries.ComparedCourseFragment[]; copy: Queries.CompareFragment };

/**
 * Compares all courses, or the two or three that a visitor ticks in the list: `CourseFilter` hides columns and rows.
 * Row headings are above the values, to fit three courses on a phone. Wider tables scroll sideways.
 */
export function Compare({ courses, copy }: CompareProps) {
  const { legend, caption } = copy.compare;
  const stated = compareRows.filter(([, value]) => courses.some(value));
  return (
    <div css={band}>
      <Section id="compare" heading={copy.compare} takesFocus>
        <a href="#list" css={back}>
          {legend}
        </a>
        <TableFrame name={caption}>
          <table
            id={listIds.table}
            data-compared={courses.length <= maxCompared ? "" : undefined}
            css={compared}
            style={{ "--longest": longest(courses) }}
          >
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col" css={srOnly}>
                  Course
                </th>
                {courses.map(({ slug, path, title, gradient }) => (
                  <th key={slug} scope="col" css={accentEdge} style={{ "--accent": accent[gradient] }}>
                    <a href={path} css={{ color: color.ink }}>
                      {title}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stated.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {courses.map((course) => (
                    <td key={course.slug}>{value(course)}</td>
                  ))}
                </tr>
              ))}
              <tr css={unprinted}>
                <th scope="row">Next step</th>
                {courses.map(({ slug, title }) => (
                  <td key={slug}>
                    <a href={enquiryLink("enroll", slug)} css={enroll}>
                      Enroll Now<span css={srOnly}> in {title}</span>
                    </a>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </TableFrame>
      </Section>
    </div>
  );
}

type Course = Queries.ComparedCourseFragment;

type Row = [name: string, value: (course: Course) => ReactNode];

const ofNextBatch =
  (value: (batch: Course["batches"][number], course: Course) => string) =>
  (course: Course): ReactNode =>
    course.batches.length > 0 && <NextBatch batches={course.batches}>{(batch) => value(batch, course)}</NextBatch>;

/** The comparison's rows; cells without a value stay empty. */
const compareRows: Row[] = [
  ["Fee", ({ totalFee }) => rupees(totalFee)],
  [
    "Next batch",
    ofNextBatch((batch, { durations }) =>
      unbroken([startToEnd(batch, durations), timesOfDay(batch), batch.mode.toLowerCase()].join(", ")),
    ),
  ],
  ["Length", (course) => <CourseLength course={course} />],
  [
    "Hours a week",
    ofNextBatch((batch, { durations, practiceHours }) => {
      const atHome = practiceHours ? `, about ${practiceHours} at home` : "";
      return `${batchTotals(batch, durations).weekly} in class${atHome}`;
    }),
  ],
  ["Level", ({ level }) => level],
  ["Prerequisites", ({ prerequisites }) => prerequisites],
  ["Modules", ({ modules }) => modules.length],
  ["Projects", ({ projects, capstones }) => (projects?.length ?? 0) + (capstones?.length ?? 0) || null],
  [
    "Certifications",
    ({ certifications }) => certifications?.flatMap(({ code, retired }) => (retired ? [] : code)).join(", "),
  ],
];

const compared = style({
  ...font.small,
  // Three columns fit on the narrowest phone without breaking words; with larger text, they scroll.
  fontSize: "0.875rem",
  width: "100%",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "& th, & td, & caption": { padding: "0.375rem", textAlign: "left" },
  "& tr": { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(5.875rem, 1fr)", borderTop: line.soft },
  "& td": { gridRow: 2, whiteSpace: "pre-line" },
  "& td:empty::before": { content: ['"–"', '"–" / "none"'] },
  "& td:not([hidden]) ~ td, & thead th + th:not([hidden]) ~ th": { borderLeft: line.soft },
  "& tbody th": { width: 0, paddingBottom: 0, color: color.inkSoft, whiteSpace: "nowrap" },
  [from.tablet]: { "& th, & td, & caption": { paddingInline: space.m } },
  // The bar's legend in one line, without symbols.
  [onPhones]: {
    "& td ul": { display: "block" },
    "& td li": { display: "inline", padding: 0 },
    "& td li::before": { display: "none" },
    "& td li:not(:last-of-type)::after": { content: '", "' },
  },
  [from.wide]: { fontSize: "1rem", "& th, & td, & caption": { padding: "0.5rem 0.75rem" } },
  [print]: { fontSize: "8pt", "& tr": { gridAutoColumns: "minmax(0, 1fr)" } }, // fits eight courses on a page
});
const unprinted = { [print]: { "&&": { display: "none" } } };
const enroll = { display: "inline-block", fontWeight: 700 };

/** Narrow screens hide the comparison until courses are ticked; a link to it shows only how to tick them. */
const band = {
  [narrowWithScript]: {
    "& > :not(:target, :has([data-compared])), & section section:not(:has([data-compared]))": { display: "none" },
  },
};
const back = style({ display: "inline-block", marginBottom: space.l, fontWeight: 700, ...scriptOnly });

export const query = graphql`
  fragment ComparedCourse on Course {
    slug path title gradient level
    durations { weeks }
    totalFee prerequisites practiceHours
    ...CourseLength
    projects {
      level # only to count the projects
    }
    capstones { level }
    certifications { code retired }
    batches { ...BatchTimes }
    modules {
      fromWeek # only to count the modules
    }
  }
  fragment Compare on CoursePages { compare { heading lead legend caption } }
`;
