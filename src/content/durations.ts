/** Course durations. Words from course-pages.json say what each one counts. */
import { interpolate } from "../text/interpolate";
import { pluralize } from "../text/sentences";

type Words = Record<"home" | "page" | "list", string>;

type Course = { duration: string; durationNote?: string | undefined; modules: readonly { toWeek: number }[] };

/** The duration on a home card, if it has one: "8 weeks of classes". */
export function homeDuration({ weeks }: { weeks?: number }, words: Words): string | undefined {
  return weeks ? `${pluralize(weeks, "week")} ${words.home}` : undefined;
}

/**
 * The durations on a course's page ("16 weeks with projects") and in lists ("4 months with practice"), the curriculum's
 * length in weeks, and the optional note that compares weeks and months.
 */
export function courseDurations({ duration, durationNote, modules }: Course, words: Words) {
  const weeks = Math.max(...modules.map(({ toWeek }) => toWeek));
  return {
    weeks,
    page: `${pluralize(weeks, "week")} ${words.page}`,
    list: `${duration} ${words.list}`,
    note: durationNote && interpolate(durationNote, { weeks: pluralize(weeks, "week"), months: duration }),
  };
}
