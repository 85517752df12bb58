/** The lengths of a course. Each says what it counts, in the words of course-pages.json. */
import { interpolate } from "../text/interpolate";

type Words = Record<"home" | "page" | "list", string>;

type Course = { duration: string; durationNote?: string | undefined; modules: readonly { toWeek: number }[] };

/** The duration on a home card: "8 weeks of classes". */
export function homeDuration({ weeks }: { weeks: number }, words: Words): string {
  return `${inWeeks(weeks)} ${words.home}`;
}

/**
 * The durations that the course's page ("16 weeks with projects") and the lists ("4 months with practice") state, the weeks of
 * its curriculum as a number, and the sentence that reconciles weeks with months, if there is one.
 */
export function courseDurations({ duration, durationNote, modules }: Course, words: Words) {
  const weeks = Math.max(...modules.map(({ toWeek }) => toWeek));
  return {
    weeks,
    page: `${inWeeks(weeks)} ${words.page}`,
    list: `${duration} ${words.list}`,
    note: durationNote && interpolate(durationNote, { weeks: inWeeks(weeks), months: duration }),
  };
}

function inWeeks(count: number): string {
  return count === 1 ? "1 week" : `${count} weeks`;
}
