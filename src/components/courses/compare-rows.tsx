import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { startToEnd } from "../../content/course-words";
import { rupees } from "../../text/format";
import { batchLength, classTimes } from "../../time/class-times";
import { NextBatch } from "../shared/next-batch";
import { CourseLength } from "./course-length";

type Course = Queries.CompareRowsFragment;

type Row = [name: string, value: (course: Course) => ReactNode];

const ofNext =
  (value: (batch: Course["batches"][number], course: Course) => string) =>
  (course: Course): ReactNode =>
    course.batches.length > 0 && <NextBatch batches={course.batches}>{(batch) => value(batch, course)}</NextBatch>;

/** The comparison's rows; cells without a value stay empty. */
export const compareRows: Row[] = [
  ["Fee", ({ price }) => rupees(price)],
  [
    "Next batch",
    ofNext((batch, { durations }) =>
      [startToEnd(batch, durations), classTimes(batch), batch.mode.toLowerCase()].join(", "),
    ),
  ],
  ["Length", (course) => <CourseLength course={course} />],
  [
    "Hours a week",
    ofNext((batch, { durations, practiceHours }) => {
      const atHome = practiceHours ? `, about ${practiceHours} at home` : "";
      return `${batchLength(batch, durations).weekly} in class${atHome}`;
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

export const query = graphql`
  fragment CompareRows on Course {
    level
    durations { weeks }
    price prerequisites practiceHours
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
`;
