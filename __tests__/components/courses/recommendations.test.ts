import {
  budgets,
  goalsOf,
  parseAnswers,
  recommend,
  type Answers,
  type Options,
} from "../../../src/components/courses/recommendations";
import { goalNames, skillNames } from "../../../src/content/schemas/choices";

type Skill = (typeof skillNames)[number];
type Goal = (typeof goalNames)[number];

/** Creates a course for `recommend` that requires some skills, teaches others, and serves a goal. */
function course(name: string, level: string, weeks: number, price: number, needs: Skill[], gives: Skill[], goal: Goal) {
  return { name, level, price, durations: { weeks }, guide: { needs, gives, goals: [goal] } };
}

const first = course("first", "Beginner", 6, 12_000, [], ["pythonCode"], "programs");
const short = course("short", "Intermediate", 4, 30_000, ["pythonCode"], [], "models");
const long = course("long", "Intermediate to Advanced", 8, 40_000, ["pythonCode"], [], "models");
const few = [first, short, long];
const courses = [
  ...few,
  course("tables", "Beginner", 5, 15_000, [], ["sql"], "answers"),
  course("clouds", "Advanced", 10, 45_000, ["sql", "git"], [], "cloud"),
];

/** Every combination of skills, goal, time and budget. */
const all = skillNames
  .reduce<Skill[][]>((sets, skill) => sets.flatMap((set) => [set, [...set, skill]]), [[]])
  .flatMap((can) =>
    goalNames.flatMap((goal) =>
      [true, false].flatMap((few) => [...budgets(courses), undefined].map((budget) => ({ can, goal, few, budget }))),
    ),
  );

const walked = all.map((answers) => ({ answers, found: recommend(courses, answers) }));
type Walked = { answers: Answers; found: NonNullable<(typeof walked)[number]["found"]> };
/** Returns the answers that lead to no course or fail the predicate. */
const except = (holds: (one: Walked) => boolean) =>
  walked.filter(({ answers, found }) => !found || !holds({ answers, found })).map(({ answers }) => answers);

test("every combination of answers leads to a course", () => {
  expect(except(() => true)).toEqual([]);
});

test("no recommended course requires missing skills or exceeds the budget", () => {
  expect(
    except(({ answers: { can }, found: { course } }) => course.guide.needs.every((skill) => can.includes(skill))),
  ).toEqual([]);
  expect(except(({ answers: { budget = Infinity }, found: { course } }) => course.price <= budget)).toEqual([]);
});

test("visitors who can start and afford a course for their goal are recommended one", () => {
  const open = ({ can, goal, budget = Infinity }: Answers) =>
    courses.filter(
      ({ guide, price }) =>
        guide.goals.some((own) => own === goal) && price <= budget && guide.needs.every((skill) => can.includes(skill)),
    );
  expect(except(({ answers, found }) => open(answers).length === 0 || open(answers).includes(found.course))).toEqual(
    [],
  );
});

test("a preparatory course teaches a missing skill that the next course requires", () => {
  const early = walked.flatMap(({ answers, found }) => (found?.why === "first" ? [{ ...answers, ...found }] : []));
  expect(early.length).toBeGreaterThan(0);
  for (const { can, goal, course, next } of early) {
    const missing = next?.guide.needs.filter((skill) => !can.includes(skill)) ?? [];
    expect(next?.guide.goals).toContain(goal);
    expect(course.guide.gives.filter((skill) => missing.includes(skill))).not.toEqual([]);
  }
});

test.each<[string, Skill[], boolean, number | undefined, string]>([
  ["beginners", [], false, undefined, "first, then short"],
  ["little time", ["pythonCode"], true, undefined, "short"],
  ["much time", ["pythonCode"], false, undefined, "long"],
  ["much time, but less money", ["pythonCode"], false, 30_000, "short"],
  ["too little money", ["pythonCode"], false, 20_000, "first, known"],
])("recommends the right one of a short and a long course for %s", (_, can, hasFew, budget, expected) => {
  const found = recommend(few, { can, goal: "models", few: hasFew, budget });
  expect(
    [found?.course.name, found?.next && `then ${found.next.name}`, found?.isKnown && "known"]
      .filter(Boolean)
      .join(", "),
  ).toBe(expected);
});

test("nothing is recommended before the visitor chooses a goal", () => {
  expect(recommend(courses, { can: [], goal: undefined, few: false, budget: undefined })).toBeUndefined();
});

test("goals without a course are not offered", () => {
  expect(goalsOf(few)).toEqual(["programs", "models"]);
  expect(goalsOf([first])).toEqual(["programs"]);
});

test("fees below the cheapest course for beginners are not offered", () => {
  expect(budgets(few)).toEqual([15_000, 30_000]);
  expect(budgets([{ ...first, price: 25_000 }, { ...short, price: 10_000 }, long])).toEqual([25_000]);
});

const options: Options = { goals: ["programs", "cloud"], fees: [20_000] };

test.each([
  ["", { can: [], goal: undefined, few: false, budget: undefined }],
  [
    "can=sql,pythonCode&goal=cloud&hours=few&budget=20000",
    { can: ["pythonCode", "sql"], goal: "cloud", few: true, budget: 20_000 },
  ],
  ["can=sql&can=git", { can: ["sql", "git"], goal: undefined, few: false, budget: undefined }],
  ["can=knitting,,sql&goal=fame&hours=many&budget=1", { can: ["sql"], goal: undefined, few: false, budget: undefined }],
])("the query “%s” contains the answers %j", (search, answers) => {
  expect(parseAnswers(new URLSearchParams(search), options)).toEqual(answers);
});
