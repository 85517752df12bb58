/** Finds old articles, open positions and policies. */
import type { JSONPath } from "jsonc-parser";
import type { DataFile } from "../../src/content/contract";
import { day } from "../../src/text/format";
import { counted } from "../../src/text/sentences";
import { place, table, escaped, type Section } from "./markdown";
import { entriesOf, passageAt, type Passage, type Source } from "../check/source";

type Dated = { what: string; title: string; passage: Passage; months: number };

/** From how many months on to warn. */
const limits: Record<string, number> = { "Open position": 3, Policy: 12 };

/** In months: a blog whose newest article is older looks abandoned. */
const asleep = 3;

/** Returns the section on ages as of `today`, a day such as 2026-08-15. */
export function ages(source: Source, today: string): Section {
  const list = (what: string, file: DataFile, path: JSONPath, date: string) =>
    entriesOf(source, file, path).flatMap((entry) =>
      dated(what, passageAt(source, file, [...entry, "title"]), passageAt(source, file, [...entry, date]), today),
    );
  const articles = list("Article", "blog.json", ["articles"], "date");
  const all = [
    ...articles,
    ...list("Open position", "careers.json", ["openings", "items"], "posted"),
    ...policies(source, today),
  ];
  const oldest = all.sort((one, other) => one.passage.text.localeCompare(other.passage.text));
  const newest = Math.min(...articles.map(({ months }) => months));
  return {
    title: "Articles, open positions and policies by age",
    lead: "The oldest first. A position that is filled is removed from `careers.json`; positions have no closing date there.",
    warnings: [
      ...(articles.length > 0 && newest >= asleep
        ? [`The newest article is ${counted(newest, "month")} old: visitors may think that the blog sleeps.`]
        : []),
      ...articles
        .filter(({ passage }, index) => passage.text > (articles[index - 1]?.passage.text ?? passage.text))
        .map(
          ({ title, passage }) =>
            `Article **${escaped(title)}** is newer than the one above it, ${place(passage)}: the newest stands first.`,
        ),
      ...oldest.filter(({ what, months }) => months >= (limits[what] ?? Infinity)).map(oldSentence),
    ],
    listing: table(
      ["Day", "Age in months", "What", "Place"],
      oldest.map(({ what, title, passage, months }) => [
        day(passage.text),
        String(months),
        `${what}: ${escaped(title)}`,
        place(passage),
      ]),
    ),
  };
}

function dated(what: string, title: Passage | undefined, passage: Passage | undefined, today: string): Dated[] {
  if (!passage || !title || !/^\d{4}-\d\d-\d\d$/.test(passage.text)) return [];
  return [{ what, title: title.text, passage, months: monthsBetween(passage.text, today) }];
}

/** A policy's front matter holds the day of its last change. */
function policies({ passages }: Source, today: string): Dated[] {
  return passages.flatMap((line) => {
    const [, text] = /^lastUpdated: "(.*)"$/.exec(line.text) ?? [];
    return text === undefined ? [] : dated("Policy", { ...line, text: line.file }, { ...line, text }, today);
  });
}

function oldSentence({ what, title, passage, months }: Dated): string {
  const ask = what === "Policy" ? "Does it still say what is done?" : "Is it still open?";
  return `${what} **${escaped(title)}**: ${counted(months, "month")} old, ${place(passage)}. ${ask}`;
}

/** Returns the whole months from one day to another, negative for a day to come. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, date = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split("-").map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
}
