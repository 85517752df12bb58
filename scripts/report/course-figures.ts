/** For each course, what each page says of its duration, fee and students. Each figure belongs to the page that states it. */
import type { JSONPath } from "jsonc-parser";
import { rupees } from "../../src/text/format";
import type { DataFile } from "../../src/content/contract";
import { lines, place, table, words, type Section } from "./markdown";
import { entriesOf, saidAt, type Said, type Source } from "./report-source";

type Kind = "duration" | "fee" | "students";
type Figure = { course: string; kind: Kind; says: string; where: string; said: Said };

/** A place where a figure of a course stands: where visitors meet it, its file and field, and how they read it. */
type Field = {
  kind: Kind;
  where: string;
  file: DataFile;
  name: string;
  field: string;
  shown?: (text: string) => string;
};

const inWeeks = (text: string) => `${text} weeks`;
const inRupees = (text: string) => rupees(Number(text));

const fields: Field[] = [
  { kind: "duration", where: "home card", file: "home-courses.json", name: "title", field: "weeks", shown: inWeeks },
  { kind: "duration", where: "course list", file: "courses.json", name: "title", field: "duration" },
  { kind: "duration", where: "fee list", file: "fees.json", name: "course", field: "duration" },
  { kind: "duration", where: "its own page", file: "courses.json", name: "title", field: "pageDuration" },
  {
    kind: "fee",
    where: "course list and its own page",
    file: "courses.json",
    name: "title",
    field: "price",
    shown: inRupees,
  },
  { kind: "fee", where: "fee list", file: "fees.json", name: "course", field: "fee", shown: inRupees },
  { kind: "students", where: "home card", file: "home-courses.json", name: "title", field: "students" },
  { kind: "students", where: "course list and its own page", file: "courses.json", name: "title", field: "students" },
];

/** The section on the figures of the courses. */
export function courseFigures(source: Source): Section {
  const figures = [...fields.flatMap((field) => figuresIn(source, field)), ...curricula(source)];
  const courses = [...new Set(figures.map(({ course }) => course))];
  const of = (course: string, kind: Kind) =>
    figures.filter((figure) => figure.course === course && figure.kind === kind);
  const cell = (course: string, kind: Kind) =>
    lines(of(course, kind).map(({ says, where, said }) => `${words(says)}, ${where} ${place(said)}`));
  return {
    title: "Courses: durations, fees and students",
    lead: "Each figure belongs to the page that states it, and nothing is worked out from another. Where two readings cannot both be true, ask whether that is meant. A month counts as 4 to 4½ weeks.",
    findings: courses.flatMap((course) => [
      ...disagreement(course, "durations", of(course, "duration"), (readings) => !canAllBeTrue(readings)),
      ...disagreement(course, "fees", of(course, "fee"), differ),
      ...disagreement(course, "numbers of students", of(course, "students"), differ),
    ]),
    listing: table(
      ["Course", "Duration", "Fee", "Students"],
      courses.map((course) => [words(course), cell(course, "duration"), cell(course, "fee"), cell(course, "students")]),
    ),
  };
}

function figuresIn(source: Source, { kind, where, file, name, field, shown = String }: Field): Figure[] {
  return entriesOf(source, file).flatMap((entry) =>
    figureOf(source, file, [...entry, name], [...entry, field], { kind, where, shown }),
  );
}

/** The last week of the curriculum is a duration, too: the page shows the weeks of each module. */
function curricula(source: Source): Figure[] {
  return entriesOf(source, "courses.json").flatMap((course) => {
    const last = entriesOf(source, "courses.json", [...course, "modules"]).at(-1);
    if (!last) return [];
    return figureOf(source, "courses.json", [...course, "title"], [...last, "toWeek"], {
      ...{ kind: "duration", where: "end of the curriculum", shown: inWeeks },
    });
  });
}

function figureOf(
  source: Source,
  file: DataFile,
  name: JSONPath,
  field: JSONPath,
  { kind, where, shown }: Required<Pick<Field, "kind" | "where" | "shown">>,
): Figure[] {
  const course = saidAt(source, file, name)?.text;
  const said = saidAt(source, file, field);
  return course && said ? [{ course, kind, where, said, says: shown(said.text) }] : [];
}

function disagreement(
  course: string,
  what: string,
  figures: Figure[],
  disagree: (readings: string[]) => boolean,
): string[] {
  if (!disagree(figures.map(({ says }) => says))) return [];
  const readings = [...new Set(figures.map(({ says }) => says))].map((reading) => {
    const places = figures.filter(({ says }) => says === reading).map(({ where, said }) => `${where} ${place(said)}`);
    return `${words(reading)}: ${places.join(", ")}`;
  });
  return [lines([`**${words(course)}**, ${what}`, ...readings])];
}

const differ = (readings: string[]) => new Set(readings).size > 1;

/** Whether one length of time fits all readings; what is neither weeks nor months is left out. */
function canAllBeTrue(readings: string[]): boolean {
  const spans = readings.flatMap((text) => {
    const [, count, unit] = /^(\d+) (week|month)/.exec(text) ?? [];
    return count
      ? [{ least: Number(count) * (unit === "month" ? 4 : 1), most: Number(count) * (unit === "month" ? 4.5 : 1) }]
      : [];
  });
  return Math.max(...spans.map(({ least }) => least)) <= Math.min(...spans.map(({ most }) => most));
}
