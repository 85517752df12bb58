/** What the course list and its comparison can be asked for in the address: /courses?level=Advanced&sort=fee&compare=python,ai */
import { levelNames } from "../../content/schemas/choices";

/** What the list is filtered and sorted by. */
type SortableCourse = { level: string; price: number; duration: string };

/** Whether a course's level, which may be a range such as "Beginner to Advanced", covers a level; an unknown one never. */
export function includesLevel(range: string, level: string): boolean {
  const rank = (name: string) => levelNames.findIndex((known) => known === name);
  const [lowest = "", highest = lowest] = range.split(" to ");
  return rank(lowest) <= rank(level) && rank(level) <= rank(highest) && rank(level) >= 0;
}

/** How many weeks "3 months" or "10 weeks" are, for sorting only: a month counts as a twelfth of 52 weeks. */
export function durationInWeeks(duration: string): number {
  const [count, unit = ""] = duration.split(" ");
  return Number(count) * (unit.startsWith("month") ? 52 / 12 : 1);
}

const byFee = (one: SortableCourse, other: SortableCourse) => one.price - other.price;
const byDuration = (one: SortableCourse, other: SortableCourse) =>
  durationInWeeks(one.duration) - durationInWeeks(other.duration);

/** The orders of the list, by their names in the address; courses that are equal stay as listed. */
export const sortOrders = {
  fee: { label: "Fee, low to high", compare: byFee },
  "fee-high-first": { label: "Fee, high to low", compare: (one, other) => byFee(other, one) },
  duration: { label: "Duration, short first", compare: byDuration },
  "duration-long-first": { label: "Duration, long first", compare: (one, other) => byDuration(other, one) },
} satisfies Record<string, { label: string; compare: (one: SortableCourse, other: SortableCourse) => number }>;

export const sortOrderNames = Object.keys(sortOrders) as (keyof typeof sortOrders)[];

/** What a query asks of the list; what it asks that the list does not know is ignored. */
export function parseListState(query: URLSearchParams) {
  return {
    level: levelNames.find((name) => name === query.get("level")),
    sort: sortOrderNames.find((name) => name === query.get("sort")),
  };
}

export type ListState = ReturnType<typeof parseListState>;

/** The courses that suit the asked level, in the asked order. */
export function filterAndSort<Course extends SortableCourse>(
  courses: readonly Course[],
  { level, sort }: ListState,
): Course[] {
  const suitable = courses.filter((course) => !level || includesLevel(course.level, level));
  return sort ? suitable.sort(sortOrders[sort].compare) : suitable;
}

/** As many courses can be compared with each other. */
export const maxCompared = 3;

/** The slugs in a query's `compare`, at most three; what is not in `slugs` is ignored. */
export function parseComparedSlugs(query: URLSearchParams, slugs: readonly string[]): string[] {
  const wanted = query.getAll("compare").join().split(",");
  return [...new Set(wanted)].filter((slug) => slugs.includes(slug)).slice(0, maxCompared);
}
