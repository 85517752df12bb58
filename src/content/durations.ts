/** Course durations. Words from course-pages.json say what each one counts. */
import { pluralize } from "../text/sentences";

type Words = Record<"home" | "page" | "list", string>;

type Card = { weeks?: number | null | undefined };

export type TimedCourse = { duration: string; modules: readonly { toWeek: number }[] };

/** The duration on a home card, if it has one: "8 weeks of classes". */
export function homeDuration({ weeks }: Card, words: Words): string | undefined {
  return weeks ? `${pluralize(weeks, "week")} ${words.home}` : undefined;
}

/** Converts "3 months" or "10 weeks" to weeks; a month counts as 52/12 weeks. */
export function durationInWeeks(duration: string): number {
  const [count, unit = ""] = duration.split(" ");
  return Number(count) * (unit.startsWith("month") ? 52 / 12 : 1);
}

/**
 * The three durations of a course, each as its page states it: classes on the home card ("12 weeks of classes"; without
 * a card, the whole curriculum), the curriculum on its page ("16 weeks with projects"), and everything in lists ("4
 * months with practice"). Also their weeks, for calculations.
 */
export function courseDurations({ duration, modules }: TimedCourse, words: Words, card?: Card | null) {
  const weeks = Math.max(...modules.map(({ toWeek }) => toWeek));
  const classes = Math.min(card?.weeks ?? weeks, weeks);
  return {
    weeks,
    classes,
    /** Including practice. */
    total: Math.max(weeks, durationInWeeks(duration)),
    home: `${pluralize(classes, "week")} ${words.home}`,
    page: `${pluralize(weeks, "week")} ${words.page}`,
    list: `${duration} ${words.list}`,
  };
}
