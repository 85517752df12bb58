/** Facts that were right once, and years that have passed. */
import { day } from "../../src/text/format";
import { agedFacts, type AgedFact } from "./known-aged";
import { place, table, words, type Section } from "./markdown";
import type { Said, Source } from "./report-source";

/** The section on what has aged; `today` is a day such as 2026-08-15. */
export function aged(source: Source, today: string): Section {
  const { said } = source;
  const facts = agedFacts.map((fact) => ({
    fact,
    found: said.filter(({ text }) => fact.since <= today && fact.says.test(text)),
  }));
  const years = said.filter(({ text }) => isOldCopyright(text, today));
  return {
    title: "Facts that have aged",
    lead: "Names and exams that were right once. Only a developer's list knows them (`scripts/report/known-aged.ts`); what is missing there is not found here.",
    findings: [
      ...facts.filter(({ found }) => found.length > 0).map(({ fact, found }) => factFound(source, fact, found)),
      ...years.map((text) => `**The year of the copyright** in ${place(text)} is past: ${words(text.text)}`),
    ],
    listing: table(
      ["Looked for", "Aged on", "Why", "Read in"],
      agedFacts.map(({ name, since, reason, source }) => [words(name), day(since), words(reason), words(source)]),
    ),
  };
}

function factFound(source: Source, { name, since, reason, mend }: AgedFact, found: Said[]): string {
  const places = found.map((text) => `${place(text)}${isExplained(source, text) ? ", which says so" : ""}`);
  return `**${words(name)}**, since ${day(since)}: ${words(reason)} ${words(mend)} It stands in ${places.join(", ")}.`;
}

/** Whether the group of fields around a text tells visitors already. */
function isExplained({ said }: Source, { file, path }: Said): boolean {
  const group = JSON.stringify(path.slice(0, -1));
  const others = said.filter(
    (text) => text.file === file && text.path.length > 0 && JSON.stringify(text.path.slice(0, -1)) === group,
  );
  return typeof path.at(-1) === "string" && others.some(({ text }) => /\b(?:retired|formerly)\b/i.test(text));
}

function isOldCopyright(text: string, today: string): boolean {
  const [, year] = /© (\d{4})\b/.exec(text) ?? [];
  return year !== undefined && year < today.slice(0, 4);
}
