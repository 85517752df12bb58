/**
 * Filters, order and comparison of the course list, read from the URL:
 * /courses?level=Advanced&fee=40000&classes=weekends,online&sort=fee&compare=python,ai
 */
import { durationInWeeks } from "../../content/durations";
import { allLevels, classGroups, levelNames, sortOrderNames } from "../../content/schemas/choices";

type LevelName = (typeof levelNames)[number];

/** A batch's start, and words for when and how it is taught: "evenings", "online". */
type ListedBatch = { begins: string; classes: readonly string[] };

export type ListedCourse = { level: string; totalFee: number; duration: string; batches: readonly ListedBatch[] };

const rank = (name: string) => levelNames.findIndex((known) => known === name);

/** Whether a course's level, a range of levels such as "Beginner to Advanced" or "All levels", includes a level. */
function includesLevel(range: string, level: LevelName): boolean {
  if (range === allLevels) return true;
  const [lowest = "", highest = lowest] = range.split(" to ");
  return rank(lowest) <= rank(level) && rank(level) <= rank(highest);
}

const byFee = (a: ListedCourse, b: ListedCourse) => a.totalFee - b.totalFee;
const byDuration = (a: ListedCourse, b: ListedCourse) => durationInWeeks(a.duration) - durationInWeeks(b.duration);

/** The sort orders by their names in the URL. */
export const sortOrders = {
  fee: { label: "Fee, low to high", compare: byFee },
  "fee-high-first": { label: "Fee, high to low", compare: (a, b) => byFee(b, a) },
  duration: { label: "Duration, short first", compare: byDuration },
  "duration-long-first": { label: "Duration, long first", compare: (a, b) => byDuration(b, a) },
} satisfies Record<
  (typeof sortOrderNames)[number],
  { label: string; compare: (a: ListedCourse, b: ListedCourse) => number }
>;

/** Fee limits are multiples of this, in rupees. */
const feeStep = 5_000;

/** The fee limits to choose from, lowest first. Each includes more courses than the last, but not all. */
function feesOf(courses: readonly Pick<ListedCourse, "totalFee">[]) {
  const limits = new Set(courses.map(({ totalFee }) => Math.ceil(totalFee / feeStep) * feeStep));
  return [...limits]
    .filter((limit) => courses.some(({ totalFee }) => totalFee > limit))
    .sort((one, other) => one - other);
}

/** The filter's options: levels that occur, and fees and words that match only some courses. */
export function listOptions(courses: readonly Omit<ListedCourse, "duration">[]) {
  const isTaught = (word: string) => (course: Pick<ListedCourse, "batches">) =>
    course.batches.some(({ classes }) => classes.includes(word));
  return {
    levels: levelNames.filter((level) => courses.some((course) => includesLevel(course.level, level))),
    fees: feesOf(courses),
    classes: classGroups.flat().filter((word) => courses.some(isTaught(word)) && !courses.every(isTaught(word))),
  };
}

type ListOptions = ReturnType<typeof listOptions>;

/** The values of a parameter, which may be repeated or comma-separated. */
const valuesOf = (urlState: URLSearchParams, name: string) => urlState.getAll(name).join().split(",");

/** Parses the list's filters and order from the URL; unknown values are ignored. */
export function parseListState(urlState: URLSearchParams, { levels, fees, classes }: ListOptions) {
  return {
    level: levels.find((name) => name === urlState.get("level")),
    fee: fees.find((fee) => String(fee) === urlState.get("fee")),
    classes: classes.filter((word) => valuesOf(urlState, "classes").includes(word)),
    sort: sortOrderNames.find((name) => name === urlState.get("sort")),
  };
}

type ListState = ReturnType<typeof parseListState>;

/**
 * Returns matching courses, with only their matching batches after `now` (milliseconds since 1970). Sorted if
 * there is an order; ties keep the order of the list.
 */
export function filterAndSort<Course extends ListedCourse>(
  courses: readonly Course[],
  { level, fee = Infinity, classes, sort }: ListState,
  now = 0,
): Course[] {
  const fits = (batch: ListedBatch) =>
    Date.parse(batch.begins) > now &&
    classGroups.every((group) => {
      const asked = group.filter((word) => classes.includes(word));
      return asked.length === 0 || asked.some((word) => batch.classes.includes(word));
    });
  const matching = courses
    .filter((course) => course.totalFee <= fee && (!level || includesLevel(course.level, level)))
    .map((course) => ({ ...course, batches: course.batches.filter(fits) }))
    .filter(({ batches }) => classes.length === 0 || batches.length > 0);
  return sort ? matching.sort(sortOrders[sort].compare) : matching;
}

export const maxCompared = 3;

/** The courses named in the URL's `compare`, in list order, at most three. */
export function parseCompared<Course extends { slug: string }>(urlState: URLSearchParams, courses: readonly Course[]) {
  const named = valuesOf(urlState, "compare");
  return courses.filter(({ slug }) => named.includes(slug)).slice(0, maxCompared);
}
