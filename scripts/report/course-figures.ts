/** Compares what each page states of a course's duration and students. Fees differ nowhere: the check sees to it. */
import type { JSONPath } from "jsonc-parser";
import type { DataFile } from "../../src/content/contract";
import { disagreement, lines, place, table, escaped, type Section } from "./markdown";
import { entriesOf, passageAt, type Passage, type Source } from "../check/source";

type Kind = "duration" | "students";
type Figure = { course: string; kind: Kind; says: string; where: string; passage: Passage };

/** A field with a figure of a course: where visitors read it, and in which form. */
type Field = {
  kind: Kind;
  where: string;
  file: DataFile;
  field: string;
  shown?: (text: string) => string;
};

const inWeeks = (text: string) => `${text} weeks`;

const fields: Field[] = [
  { kind: "duration", where: "home card", file: "home-courses.json", field: "weeks", shown: inWeeks },
  { kind: "duration", where: "course list and fee list", file: "courses.json", field: "duration" },
  { kind: "duration", where: "its own page", file: "courses.json", field: "pageDuration" },
  { kind: "students", where: "home card", file: "home-courses.json", field: "students" },
  { kind: "students", where: "course list and its own page", file: "courses.json", field: "students" },
];

/** Returns the section on the figures of courses. */
export function courseFigures(source: Source): Section {
  const figures = [...fields.flatMap((field) => figuresIn(source, field)), ...curricula(source)];
  const courses = [...new Set(figures.map(({ course }) => course))];
  const figuresOf = (course: string, kind: Kind) =>
    figures.filter((figure) => figure.course === course && figure.kind === kind);
  const cell = (course: string, kind: Kind) =>
    lines(figuresOf(course, kind).map(({ says, where, passage }) => `${escaped(says)}, ${where} ${place(passage)}`));
  return {
    title: "Courses: durations and students",
    lead: "Each figure belongs to the page that states it, and nothing is worked out from another. Where two readings cannot both be true, ask whether that is meant. A month counts as 4 to 4½ weeks.",
    warnings: courses.flatMap((course) => [
      ...warningsOf(course, "durations", figuresOf(course, "duration"), (readings) => !canAllBeTrue(readings)),
      ...warningsOf(course, "numbers of students", figuresOf(course, "students"), differ),
    ]),
    listing: table(
      ["Course", "Duration", "Students"],
      courses.map((course) => [escaped(course), cell(course, "duration"), cell(course, "students")]),
    ),
  };
}

function figuresIn(source: Source, { kind, where, file, field, shown = String }: Field): Figure[] {
  return entriesOf(source, file).flatMap((entry) =>
    figureOf(source, file, entry, [...entry, field], { kind, where, shown }),
  );
}

/** The last week of the curriculum is a duration, too. */
function curricula(source: Source): Figure[] {
  return entriesOf(source, "courses.json").flatMap((course) => {
    const last = entriesOf(source, "courses.json", [...course, "modules"]).at(-1);
    if (!last) return [];
    return figureOf(source, "courses.json", course, [...last, "toWeek"], {
      kind: "duration",
      where: "end of the curriculum",
      shown: inWeeks,
    });
  });
}

function figureOf(
  source: Source,
  file: DataFile,
  entry: JSONPath,
  field: JSONPath,
  { kind, where, shown }: Required<Pick<Field, "kind" | "where" | "shown">>,
): Figure[] {
  const course = nameOf(source, file, entry);
  const passage = passageAt(source, file, field);
  return course && passage ? [{ course, kind, where, passage, says: shown(passage.text) }] : [];
}

/** The name of a course; a home card may have another one for it, and that of a short course has only its own. */
function nameOf(source: Source, file: DataFile, entry: JSONPath): string | undefined {
  const slug = passageAt(source, file, [...entry, "course"])?.text;
  const courses = entriesOf(source, "courses.json");
  const named = courses.find((course) => slug && passageAt(source, "courses.json", [...course, "slug"])?.text === slug);
  return passageAt(source, named ? "courses.json" : file, [...(named ?? entry), "title"])?.text;
}

function warningsOf(
  course: string,
  what: string,
  figures: Figure[],
  disagree: (readings: string[]) => boolean,
): string[] {
  if (!disagree(figures.map(({ says }) => says))) return [];
  const readings = figures.map(({ says, where, passage }) => ({ reading: says, where: `${where} ${place(passage)}` }));
  return [disagreement(`**${escaped(course)}**, ${what}`, readings)];
}

const differ = (readings: string[]) => new Set(readings).size > 1;

/** Whether one duration fits all readings. Ignores readings that are neither weeks nor months. */
function canAllBeTrue(readings: string[]): boolean {
  const spans = readings.flatMap((text) => {
    const [, count, unit] = /^(\d+) (week|month)/.exec(text) ?? [];
    return count
      ? [{ least: Number(count) * (unit === "month" ? 4 : 1), most: Number(count) * (unit === "month" ? 4.5 : 1) }]
      : [];
  });
  return Math.max(...spans.map(({ least }) => least)) <= Math.min(...spans.map(({ most }) => most));
}
