/** Finds courses whose last batch is near or past. */
import { day } from "../../src/text/format";
import { daysBetween, isDate } from "../../src/time/india-time";
import { latest } from "../../src/time/latest";
import { counted } from "../../src/text/sentences";
import { escaped, place, table, type Section } from "./markdown";
import { entriesOf, passageAt, type Passage, type Source } from "../check/source";

/** In days: time enough to plan the next one. */
const near = 30;

/** Returns the section on batches as of `today`, a day such as 2026-08-15. */
export function batches(source: Source, today: string): Section {
  const all = entriesOf(source, "batches.json").flatMap((entry) => {
    const course = passageAt(source, "batches.json", [...entry, "course"])?.text;
    const start = passageAt(source, "batches.json", [...entry, "start"]);
    return course && start && isDate(start.text) ? [{ course, start }] : [];
  });
  const courses = entriesOf(source, "courses.json").flatMap((entry) => {
    const slug = passageAt(source, "courses.json", [...entry, "slug"])?.text;
    const title = passageAt(source, "courses.json", [...entry, "title"])?.text;
    return slug && title
      ? [{ title, starts: all.flatMap(({ course, start }) => (course === slug ? [start] : [])) }]
      : [];
  });
  return {
    title: "Batches",
    lead: `A batch leaves the pages when it begins. Here stand courses whose last one begins within ${near} days, or has begun: add the next one to \`data/batches.json\`. The page of a course without any tells visitors to ask.`,
    warnings: courses.flatMap(({ title, starts }) => lastBatch(title, starts, today)),
    listing: table(
      ["Course", "Batches to come", "All days"],
      courses.map(({ title, starts }) => [
        escaped(title),
        String(starts.filter(({ text }) => text > today).length),
        starts.map((start) => `${day(start.text)} ${place(start)}`).join(", "),
      ]),
    ),
  };
}

function lastBatch(title: string, starts: Passage[], today: string): string[] {
  if (starts.length === 0) return [];
  const last = latest(starts.map(({ text }) => text));
  const left = daysBetween(today, last);
  const where = starts.filter(({ text }) => text === last).map(place);
  const course = `**${escaped(title)}**`;
  if (left > near) return [];
  if (left <= 0) return [`${course} has no batch to come: its last one began on ${day(last)}, ${where.join(", ")}`];
  return [`${course}: its last batch begins in ${counted(left, "day")}, on ${day(last)}, ${where.join(", ")}`];
}
