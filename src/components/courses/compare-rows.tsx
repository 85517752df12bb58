import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { refundLabel } from "../../content/price-lines";
import { retiredOn, rupees, shortDay } from "../../text/format";
import { daysAfter } from "../../time/india-time";
import { TrainerLink } from "../shared/trainer-link";
import { NextBatch, startOf } from "../shared/next-batch";

type Course = Queries.CompareRowsFragment;

type Row = [name: string, value: (course: Course) => ReactNode];

/** The comparison's rows; cells without a value stay empty. */
export function compareRows(copy: Queries.CompareRowsCopyFragment, refundDays: number): Row[] {
  const ofNext =
    (value: (batch: Course["batches"][number]) => ReactNode) =>
    ({ batches }: Course) =>
      batches.length > 0 && <NextBatch batches={batches}>{value}</NextBatch>;
  return [
    ["Fee", ({ price }) => rupees(price)],
    ["Next start", ofNext(startOf)],
    [
      "Mode and trainer",
      ofNext(({ mode, trainer }) =>
        trainer ? [`${mode}, with `, <TrainerLink key="trainer" trainer={trainer} />] : mode,
      ),
    ],
    ["Level", ({ level }) => level],
    ["Prerequisites", ({ prerequisites }) => prerequisites],
    [`Weeks ${copy.durations.page}`, ({ durations }) => durations.weeks],
    ["Modules", ({ modules }) => modules.length],
    ["Projects", ({ projects, capstones }) => (projects?.length ?? 0) + (capstones?.length ?? 0) || null],
    ["Certifications", ({ certifications }) => certifications?.map(exam).join(",\n")],
    [refundLabel, ofNext(({ start }) => `until ${shortDay(daysAfter(start, refundDays))}`)],
  ];
}

const exam = ({ code, retired }: NonNullable<Course["certifications"]>[number]) =>
  retired ? `${code} (${retiredOn(retired)})` : code;

export const query = graphql`
  fragment CompareRows on Course {
    level
    durations { weeks }
    price prerequisites
    projects {
      level # only to count the projects
    }
    capstones { level }
    certifications { code retired }
    batches { ...NextBatch mode trainer { ...TrainerLink } }
    modules {
      fromWeek # only to count the modules
    }
  }
  fragment CompareRowsCopy on CoursePages { durations { page } }
`;
