/** Filter, order and comparison of the course list, read from the URL: /courses?level=Advanced&fee=40000&sort=fee&compare=python,ai */
import { levelNames } from "../../content/schemas/choices";

type LevelName = (typeof levelNames)[number];

type SortableCourse = { level: string; price: number; duration: string };

const rank = (name: string) => levelNames.findIndex((known) => known === name);

/** Where a course's level, or a range such as "Beginner to Advanced", begins and ends: 0 for Beginner, then upwards. */
export function levelRanks(range: string) {
  const [lowest = "", highest = lowest] = range.split(" to ");
  return { begins: rank(lowest), ends: rank(highest) };
}

/** Whether a course's level, or a range of levels, includes a level. */
export function includesLevel(range: string, level: LevelName): boolean {
  const { begins, ends } = levelRanks(range);
  return begins <= rank(level) && rank(level) <= ends;
}

/** The weeks in "3 months" or "10 weeks", for sorting: a month counts as a twelfth of 52 weeks. */
export function durationInWeeks(duration: string): number {
  const [count, unit = ""] = duration.split(" ");
  return Number(count) * (unit.startsWith("month") ? 52 / 12 : 1);
}

const byFee = (a: SortableCourse, b: SortableCourse) => a.price - b.price;
const byDuration = (a: SortableCourse, b: SortableCourse) => durationInWeeks(a.duration) - durationInWeeks(b.duration);

/** The sort orders by their names in the URL. */
export const sortOrders = {
  fee: { label: "Fee, low to high", compare: byFee },
  "fee-high-first": { label: "Fee, high to low", compare: (a, b) => byFee(b, a) },
  duration: { label: "Duration, short first", compare: byDuration },
  "duration-long-first": { label: "Duration, long first", compare: (a, b) => byDuration(b, a) },
} satisfies Record<string, { label: string; compare: (a: SortableCourse, b: SortableCourse) => number }>;

export const sortOrderNames = Object.keys(sortOrders) as (keyof typeof sortOrders)[];

const feeStep = 10_000;

/** What the list can be filtered by: the levels that a course has, and round fees, in rupees, that some courses are within. */
export function listOptions(courses: readonly Omit<SortableCourse, "duration">[]) {
  const roundFees = courses.map(({ price }) => Math.ceil(price / feeStep) * feeStep);
  return {
    levels: levelNames.filter((level) => courses.some((course) => includesLevel(course.level, level))),
    fees: [...new Set(roundFees)].sort((a, b) => a - b).slice(0, -1), // all courses are within the highest
  };
}

export type ListOptions = ReturnType<typeof listOptions>;

/** The level, the highest fee and the sort order in the URL; what is no option is ignored. */
export function parseListState(urlState: URLSearchParams, { levels, fees }: ListOptions) {
  return {
    level: levels.find((name) => name === urlState.get("level")),
    fee: fees.find((fee) => String(fee) === urlState.get("fee")),
    sort: sortOrderNames.find((name) => name === urlState.get("sort")),
  };
}

export type ListState = ReturnType<typeof parseListState>;

/** The courses that include the level and are within the fee, in the sort order; equal ones, and all without an order, stay as listed. */
export function filterAndSort<Course extends SortableCourse>(
  courses: readonly Course[],
  { level, fee = Infinity, sort }: ListState,
): Course[] {
  const matching = courses.filter((course) => course.price <= fee && (!level || includesLevel(course.level, level)));
  return sort ? matching.sort(sortOrders[sort].compare) : matching;
}

/** The most courses that can be compared at a time. */
export const maxCompared = 3;

/** The slugs in the URL's `compare`, at most three; those not in `slugs` are ignored. */
export function parseComparedSlugs(urlState: URLSearchParams, slugs: readonly string[]): string[] {
  const requested = urlState.getAll("compare").join().split(",");
  return [...new Set(requested)].filter((slug) => slugs.includes(slug)).slice(0, maxCompared);
}
