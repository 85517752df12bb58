/** The guide's rule: which course it recommends to whom, and why. */
import { goalNames, skillNames } from "../../content/schemas/choices";
import { feesOf, levelRanks, valuesOf } from "./course-order";

type Guide = { needs: readonly Queries.Skill[]; gives: readonly Queries.Skill[]; goals: readonly Queries.Goal[] };

/** What the rule reads of a course. */
export type GuidedCourse = {
  level: string;
  price: number;
  durations: { weeks: number };
  guide: Guide;
};

/** What the data say of a course; what it neither needs nor gives may be left out. */
type DescribedCourse = { guide?: (Pick<Guide, "goals"> & { [Part in "needs" | "gives"]?: Guide[Part] | null }) | null };

/** The courses that the guide may recommend. */
export function guided<Course extends DescribedCourse>(courses: readonly Course[]) {
  return courses.flatMap(({ guide, ...course }) =>
    guide ? [{ ...course, guide: { needs: guide.needs ?? [], gives: guide.gives ?? [], goals: guide.goals } }] : [],
  );
}

/** What a visitor answers. */
export type Answers = {
  /** What they can already do. */
  can: readonly Queries.Skill[];
  /** What they want; the guide says nothing until they say. */
  goal: Queries.Goal | undefined;
  /** Whether they have little time. */
  few: boolean;
  /** The highest fee, in whole rupees; any if left out. */
  budget: number | undefined;
};

/** The answers that an end is for; what it leaves out does not matter. */
type Condition = {
  goal?: Queries.Goal;
  few?: boolean | undefined;
  /** All of these skills. */
  can: readonly Queries.Skill[];
  /** At least one of these is not there yet. */
  lacks?: readonly Queries.Skill[];
  /** A budget of at least this fee. */
  fee: number;
};

/** Where the guide can end: a course, for whom it is, and why. */
export type Recommendation<Course> = {
  course: Course;
  when: Condition;
  /** `fits`: it is for the goal. `first`: it teaches what `next` asks for. `nearest`: none of these is open to the visitor. */
  why: "fits" | "first" | "nearest";
  /** The visitor can already do what it teaches. */
  isKnown?: boolean;
  /** The course that comes after. */
  next?: Course;
  /** Of several courses for the goal it is the shortest, or the most advanced. */
  pace?: "short" | "long";
};

const byWeeks = (a: GuidedCourse, b: GuidedCourse) => a.durations.weeks - b.durations.weeks;

function byLevel(a: GuidedCourse, b: GuidedCourse) {
  const [one, other] = [levelRanks(a.level), levelRanks(b.level)];
  return other.begins - one.begins || other.ends - one.ends;
}

const isForAll = ({ guide }: GuidedCourse) => guide.needs.length === 0;

/** The condition of a course for beginners alone. */
const lacksSome = (course: GuidedCourse) =>
  levelRanks(course.level).ends === 0 && course.guide.gives.length > 0 && { lacks: course.guide.gives };

/**
 * All ends of the guide, in order: the first whose condition holds is recommended.
 *
 * For each goal its own courses: the shortest first for those with little time, else the most advanced. Then the courses that
 * teach what those ask for, the shortest first. Where none of these is open to the visitor, the cheapest course, and if they can
 * do what it teaches, the cheapest that asks for something. A course for beginners alone is for those who cannot yet do all
 * that it teaches, as long as there is another.
 *
 * No end leads to a course that asks for what the visitor cannot do, or costs more than they say.
 */
export function recommendations<Course extends GuidedCourse>(courses: readonly Course[]): Recommendation<Course>[] {
  const enter = (course: Course) => ({ can: course.guide.needs, fee: course.price });
  const ofGoal = (goal: Queries.Goal): Recommendation<Course>[] => {
    const own = courses.filter(({ guide }) => guide.goals.includes(goal));
    const [shortFirst, advancedFirst] = [own.toSorted(byWeeks), own.toSorted(byLevel)];
    const fits = (few: boolean | undefined, order: Course[]) =>
      order.map((course, index): Recommendation<Course> => {
        const pace = few !== undefined && index === 0 && { pace: few ? ("short" as const) : ("long" as const) };
        const when = { goal, few, ...enter(course), ...lacksSome(course) };
        return { course, why: "fits", when, ...pace };
      });
    const known = own.filter(lacksSome).map((course): Recommendation<Course> => {
      return { course, why: "fits", isKnown: true, when: { goal, ...enter(course) } };
    });
    const first = courses
      .filter((course) => !own.includes(course))
      .sort(byWeeks)
      .flatMap((course): Recommendation<Course>[] =>
        own.flatMap((next) => {
          const lacks = next.guide.needs.filter((skill) => course.guide.gives.includes(skill));
          return lacks.length > 0 ? [{ course, why: "first", next, when: { goal, ...enter(course), lacks } }] : [];
        }),
      );
    const isOneOrder = shortFirst.every((course, index) => course === advancedFirst[index]);
    const ordered = isOneOrder
      ? fits(undefined, shortFirst)
      : [...fits(true, shortFirst), ...fits(false, advancedFirst)];
    return [...ordered, ...known, ...first];
  };
  const cheapestFirst = courses.toSorted((a, b) => a.price - b.price);
  const start = cheapestFirst.find(isForAll);
  const further = cheapestFirst.find((course) => !isForAll(course));
  const nearest = (course: Course, isKnown = false): Recommendation<Course> => {
    const when = { ...enter(course), ...(!isKnown && lacksSome(course)) };
    return { course, why: "nearest", isKnown, when };
  };
  const rest = [start && nearest(start), further && nearest(further), start && nearest(start, true)];
  const ends: Recommendation<Course>[] = [];
  for (const end of [...goalNames.flatMap(ofGoal), ...rest])
    if (end && !ends.some(({ when }) => includes(when, end.when))) ends.push(end);
  return ends;
}

/** Whether a condition holds wherever a narrower one does. */
function includes(wide: Condition, narrow: Condition): boolean {
  return (
    (wide.goal === undefined || wide.goal === narrow.goal) &&
    (wide.few === undefined || wide.few === narrow.few) &&
    wide.can.every((skill) => narrow.can.includes(skill)) &&
    (!wide.lacks || narrow.lacks?.every((skill) => wide.lacks?.includes(skill)) === true) &&
    wide.fee <= narrow.fee
  );
}

/** The end for a visitor's answers, as `recommendations` orders them; none before they say what they want. */
export function recommend<Course>(
  ends: readonly Recommendation<Course>[],
  { can, goal, few, budget = Infinity }: Answers,
) {
  if (!goal) return undefined;
  return ends.find(
    ({ when }) =>
      (when.goal ?? goal) === goal &&
      (when.few ?? few) === few &&
      when.can.every((skill) => can.includes(skill)) &&
      (!when.lacks || when.lacks.some((skill) => !can.includes(skill))) &&
      when.fee <= budget,
  );
}

/** The goals that some course is for; the guide asks about no others. */
export function goalsOf(ends: readonly Recommendation<unknown>[]) {
  return goalNames.filter((goal) => ends.some(({ when }) => when.goal === goal));
}

/** The highest fees that a visitor can choose from, in whole rupees: those within which beginners have a course. */
export function budgets(courses: readonly GuidedCourse[]): number[] {
  return feesOf(courses).filter((fee) => courses.some((course) => isForAll(course) && course.price <= fee));
}

/** What a visitor can choose from. */
export type Options = { goals: readonly Queries.Goal[]; fees: readonly number[] };

/** The answers in the URL, /courses?can=pythonCode,sql&goal=cloud&hours=few&budget=40000; what is no option is ignored. */
export function parseAnswers(urlState: URLSearchParams, { goals, fees }: Options): Answers {
  const can = valuesOf(urlState, "can");
  return {
    can: skillNames.filter((skill) => can.includes(skill)),
    goal: goals.find((goal) => goal === urlState.get("goal")),
    few: urlState.get("hours") === "few",
    budget: fees.find((fee) => String(fee) === urlState.get("budget")),
  };
}
