/** Finds facts that were right once, and copyright years that have passed. */
import { day } from "../../src/text/format";
import { knownFacts, type AgedFact } from "./known-aged";
import { place, table, escaped, type Section } from "./markdown";
import { entriesOf, passageAt, type Passage, type Source } from "../check/source";

/** Returns the section on aged facts as of `today`, a day such as 2026-08-15. */
export function agedFacts(source: Source, today: string): Section {
  const { passages } = source;
  const known = [...retiredExams(source), ...knownFacts];
  const facts = known.map((fact) => ({
    fact,
    found: passages.filter(({ text }) => fact.since <= today && fact.says.test(text)),
  }));
  const years = passages.filter(({ text }) => isOldCopyright(text, today));
  return {
    title: "Facts that have aged",
    lead: "Names and exams that were right once: exams with a day in `retired` in `courses.json`, and what a developer's list knows (`scripts/report/known-aged.ts`). What is missing in both is not found here.",
    warnings: [
      ...facts.filter(({ found }) => found.length > 0).map(({ fact, found }) => factFound(source, fact, found)),
      ...years.map((text) => `**The year of the copyright** in ${place(text)} is past: ${escaped(text.text)}`),
    ],
    listing: table(
      ["Looked for", "Aged on", "Why", "Read in"],
      known.map(({ name, since, reason, source }) => [escaped(name), day(since), escaped(reason), escaped(source)]),
    ),
  };
}

/** The exams that the courses themselves call retired. */
function retiredExams(source: Source): AgedFact[] {
  const exams = entriesOf(source, "courses.json")
    .flatMap((course) => entriesOf(source, "courses.json", [...course, "certifications"]))
    .map((path) => ({
      code: passageAt(source, "courses.json", [...path, "code"]),
      retired: passageAt(source, "courses.json", [...path, "retired"]),
    }));
  return exams.flatMap(({ code, retired }) =>
    code && retired && !Number.isNaN(Date.parse(retired.text))
      ? [
          {
            name: code.text,
            says: new RegExp(`\\b${code.text.replace(/\W/g, "\\$&")}\\b`),
            since: retired.text,
            reason: "The exam is retired: nobody can take it any more.",
            mend: "Wherever it is named, say that it is retired, or name the exam that followed it.",
            source: `data/courses.json, line ${retired.line}`,
          },
        ]
      : [],
  );
}

function factFound(source: Source, { name, since, reason, mend }: AgedFact, found: Passage[]): string {
  const places = found.map((text) => `${place(text)}${isExplained(source, text) ? ", which says so" : ""}`);
  return `**${escaped(name)}**, since ${day(since)}: ${escaped(reason)} ${escaped(mend)} It stands in ${places.join(", ")}.`;
}

/** Whether the passage, or a field beside it such as `retired`, already tells visitors. */
function isExplained({ passages }: Source, passage: Passage): boolean {
  const { file, path } = passage;
  const group = JSON.stringify(path.slice(0, -1));
  const others = passages.filter(
    (text) => text.file === file && text.path.length > 0 && JSON.stringify(text.path.slice(0, -1)) === group,
  );
  return isExplanation(passage) || (typeof path.at(-1) === "string" && others.some(isExplanation));
}

const isExplanation = ({ path, text }: Passage) => path.at(-1) === "retired" || /\b(?:retired|formerly)\b/i.test(text);

function isOldCopyright(text: string, today: string): boolean {
  const [, year] = /© (\d{4})\b/.exec(text) ?? [];
  return year !== undefined && year < today.slice(0, 4);
}
