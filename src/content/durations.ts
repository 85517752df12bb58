/** Course durations. Words from course-pages.json say what each one counts. */
import { assertPresent } from "../assert-present";
import { pluralize } from "../text/sentences";

type Words = Record<"home" | "page" | "list", string>;

type Card = { weeks?: number | null | undefined };

export type TimedCourse = { duration: string; modules: readonly { toWeek: number }[] };

/** The duration on a home card, if it has one: "8 weeks of lessons". */
export function homeDuration({ weeks }: Card, words: Words): string | undefined {
  return weeks ? `${pluralize(weeks, "week")} ${words.home}` : undefined;
}

/** The last week of a curriculum; 0 without modules. */
export const lastWeek = (course?: Pick<TimedCourse, "modules">) => course?.modules.at(-1)?.toWeek ?? 0;

/** The length of each unit of a duration, in weeks; hours are those of the calendar. */
const unitWeeks = { minute: 1 / 10_080, hour: 1 / 168, day: 1 / 7, weekend: 1, week: 1, month: 52 / 12, year: 52 };

/** Converts "3 months" or "12 hours" to weeks; of "2 to 3 weeks", the longer end counts. */
export function durationInWeeks(duration: string): number {
  const [unit = "", most] = duration.split(" ").reverse();
  return Number(most) * unitWeeks[unit.replace(/s$/, "") as keyof typeof unitWeeks];
}

/**
 * A course's durations, as text and in weeks: lessons on the home card ("12 weeks of lessons"; without one, the whole
 * curriculum), the curriculum on its page ("16 weeks with projects"), with practice in lists ("4 months …").
 */
export function courseDurations({ duration, modules }: TimedCourse, words: Words, card?: Card | null) {
  const weeks = lastWeek({ modules });
  const lessons = Math.min(card?.weeks ?? weeks, weeks);
  return {
    weeks,
    lessons,
    /** With practice. */
    total: Math.max(weeks, durationInWeeks(duration)),
    home: `${pluralize(lessons, "week")} ${words.home}`,
    page: `${pluralize(weeks, "week")} ${words.page}`,
    pageWords: words.page,
    list: `${duration} ${words.list}`,
  };
}

/** The module that covers a week, counted from 1. The check rejects weeks after the last module. */
export function moduleInWeek<Module extends { toWeek: number }>(modules: readonly Module[], week: number): Module {
  return assertPresent(
    modules.find(({ toWeek }) => toWeek >= week),
    "week",
  );
}
