/** Words about courses and batches that pages, PDFs and forms share. */
import { dayAndMonth, shortDay } from "../text/format";
import { pluralize } from "../text/sentences";
import { batchTotals, type Meetings } from "../time/class-times";

type List = readonly unknown[] | null;

/** What learners leave a course with: "5 projects", and the certificate if there is one. */
export function resultsOf(course: { projects?: List; capstones?: List }, certificate?: string | null): string {
  const { projects, capstones } = course;
  const counts = [
    projects && pluralize(projects.length, "project"),
    capstones && pluralize(capstones.length, "capstone project"),
  ];
  return [...counts, certificate].filter(Boolean).join(", ");
}

/** The first and the last day of a batch: "11 Jan to 5 Mar". */
export function startToEnd(batch: Meetings, course: { weeks: number }): string {
  return `${shortDay(batch.start)} to ${shortDay(batchTotals(batch, course).last)}`;
}

/** When a batch ends, and its total hours: "Until 5 March: 48 hours in class". */
export function endAndHours(batch: Meetings, course: { weeks: number }): string {
  const { last, hours } = batchTotals(batch, course);
  return `Until ${dayAndMonth(last)}: ${hours} hours in class`;
}
