/** The guide's rule: which course it recommends to whom, and why. */
import { goalNames, skillNames } from "../../content/schemas/choices";
import { feesOf, levelRanks, valuesOf } from "./course-order";

type Guide = { needs: readonly Queries.Skill[]; gives: readonly Queries.Skill[]; goals: readonly Queries.Goal[] };

/** The fields of a course that the rule uses. */
export type GuidedCourse = { level: string; price: number; durations: { weeks: number }; guide: Guide };

/** A course as in the data, where `needs` and `gives` are optional. */
type DescribedCourse = { guide?: (Pick<Guide, "goals"> & { [Part in "needs" | "gives"]?: Guide[Part] | null }) | null };

/** The courses that the guide may recommend. */
export function guided<Course extends DescribedCourse>(courses: readonly Course[]) {
  return courses.flatMap(({ guide, ...course }) =>
    guide ? [{ ...course, guide: { needs: guide.needs ?? [], gives: guide.gives ?? [], goals: guide.goals } }] : [],
  );
}

/** The course that the guide recommends, and why. */
export type Recommendation<Course> = {
  course: Course;
  /**
   * `fits`: the course suits the goal. `first`: it teaches what `next` requires. `nearest`: no such course is open to
   * the visitor.
   */
  why: "fits" | "first" | "nearest";
  /** Whether the visitor already has the skills it teaches. */
  isKnown?: boolean;
  /** The course to take next, and those of its requirements that `course` teaches. */
  next?: Course;
  lacks?: Queries.Skill[];
  /** Set if several courses suit the goal: whether this is the shortest or the most advanced of them. */
  pace?: "short" | "long";
};

const byWeeks = (a: GuidedCourse, b: GuidedCourse) => a.durations.weeks - b.durations.weeks;

function byLevel(a: GuidedCourse, b: GuidedCourse) {
  const [one, other] = [levelRanks(a.level), levelRanks(b.level)];
  return other.begins - one.begins || other.ends - one.ends;
}

const isForAll = ({ guide }: GuidedCourse) => guide.needs.length === 0;

/**
 * Recommends a course that the visitor can start and afford; undefined without a goal, or if there is none.
 *
 * Prefers a course for the goal: the shortest for visitors with little time, otherwise the most advanced. Next comes
 * the shortest course that teaches a skill which a course for the goal requires, then the cheapest course without
 * requirements, then the cheapest of the rest. A beginners' course that teaches the visitor nothing new ranks last.
 */
export function recommend<Course extends GuidedCourse>(
  courses: readonly Course[],
  { can, goal, few, budget = Infinity }: Answers,
): Recommendation<Course> | undefined {
  if (!goal) return undefined;
  const open = courses.filter(
    ({ guide, price }) => price <= budget && guide.needs.every((skill) => can.includes(skill)),
  );
  const isKnown = ({ level, guide: { gives } }: Course) =>
    levelRanks(level).ends === 0 && gives.length > 0 && gives.every((skill) => can.includes(skill));

  const own = courses.filter(({ guide }) => guide.goals.includes(goal));
  const [shortFirst, advancedFirst] = [own.toSorted(byWeeks), own.toSorted(byLevel)];
  const ordered = few ? shortFirst : advancedFirst;
  const fitting = ordered.find((course) => open.includes(course) && !isKnown(course));
  if (fitting) {
    const isPaced = fitting === ordered[0] && shortFirst.some((course, index) => course !== advancedFirst[index]);
    return { course: fitting, why: "fits", ...(isPaced && { pace: few ? "short" : "long" }) };
  }
  const known = own.find((course) => open.includes(course));
  if (known) return { course: known, why: "fits", isKnown: true };

  for (const course of open.toSorted(byWeeks)) {
    for (const next of own) {
      const lacks = next.guide.needs.filter((skill) => course.guide.gives.includes(skill) && !can.includes(skill));
      if (lacks.length > 0) return { course, why: "first", next, lacks };
    }
  }
  const cheapest = open.toSorted((a, b) => a.price - b.price);
  const [start, further] = [cheapest.find(isForAll), cheapest.find((course) => !isForAll(course))];
  const nearest = [start, further].find((course) => course && !isKnown(course)) ?? start;
  return nearest && { course: nearest, why: "nearest", isKnown: isKnown(nearest) };
}

/** The goals that at least one course serves; the guide asks about no others. */
export function goalsOf(courses: readonly GuidedCourse[]) {
  return goalNames.filter((goal) => courses.some(({ guide }) => guide.goals.includes(goal)));
}

/** The budgets to choose from, in whole rupees: those that cover at least one course without requirements. */
export function budgets(courses: readonly GuidedCourse[]): number[] {
  return feesOf(courses).filter((fee) => courses.some((course) => isForAll(course) && course.price <= fee));
}

/** The options of the questions that depend on the courses. */
export type Options = { goals: readonly Queries.Goal[]; fees: readonly number[] };

/** The answers in the URL, /courses?can=pythonCode,sql&goal=cloud&hours=few&budget=40000; unknown values are ignored. */
export function parseAnswers(urlState: URLSearchParams, { goals, fees }: Options) {
  const can = valuesOf(urlState, "can");
  return {
    can: skillNames.filter((skill) => can.includes(skill)),
    goal: goals.find((goal) => goal === urlState.get("goal")),
    few: urlState.get("hours") === "few",
    budget: fees.find((fee) => String(fee) === urlState.get("budget")),
  };
}

/**
 * What a visitor can already do and wants, whether they have little time, and the maximum fee in whole rupees;
 * undefined for no limit.
 */
export type Answers = ReturnType<typeof parseAnswers>;
