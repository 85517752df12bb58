/** How old the articles, the open positions and the policies are. */
import type { JSONPath } from "jsonc-parser";
import type { DataFile } from "../../src/content/contract";
import { day } from "../../src/text/format";
import { counted, place, table, words, type Section } from "./markdown";
import { entriesOf, saidAt, type Said, type Source } from "./report-source";

type Dated = { what: string; title: string; said: Said; months: number };

/** A position that nobody took in three months, and a policy that nobody read in a year, deserve a look. */
const limits: Record<string, number> = { "Open position": 3, Policy: 12 };

/** The blog looks asleep when its newest article is as old as that, in months. */
const asleep = 3;

/** The section on ages; `today` is a day such as 2026-08-15. */
export function ages(source: Source, today: string): Section {
  const list = (what: string, file: DataFile, path: JSONPath, date: string) =>
    entriesOf(source, file, path).flatMap((entry) =>
      dated(what, saidAt(source, file, [...entry, "title"]), saidAt(source, file, [...entry, date]), today),
    );
  const articles = list("Article", "blog.json", ["articles"], "date");
  const all = [
    ...articles,
    ...list("Open position", "careers.json", ["openings", "items"], "posted"),
    ...policies(source, today),
  ];
  const oldest = all.sort((one, other) => one.said.text.localeCompare(other.said.text));
  const newest = Math.min(...articles.map(({ months }) => months));
  return {
    title: "Articles, open positions and policies by age",
    lead: "The oldest first. A position that is filled is removed from `careers.json`; positions have no closing date there.",
    findings: [
      ...(articles.length > 0 && newest >= asleep
        ? [`The newest article is ${counted(newest, "month")} old: visitors may think that the blog sleeps.`]
        : []),
      ...articles
        .filter(({ said }, index) => said.text > (articles[index - 1]?.said.text ?? said.text))
        .map(
          ({ title, said }) =>
            `Article **${words(title)}** is newer than the one above it, ${place(said)}: the newest stands first.`,
        ),
      ...oldest.filter(({ what, months }) => months >= (limits[what] ?? Infinity)).map(oldSentence),
      ...oldest
        .filter(({ said }) => said.text > today)
        .map(
          ({ what, title, said }) =>
            `${what} **${words(title)}** has a day that is still to come: ${day(said.text)}, ${place(said)}`,
        ),
    ],
    listing: table(
      ["Day", "Age in months", "What", "Place"],
      oldest.map(({ what, title, said, months }) => [
        day(said.text),
        String(months),
        `${what}: ${words(title)}`,
        place(said),
      ]),
    ),
  };
}

function dated(what: string, title: Said | undefined, said: Said | undefined, today: string): Dated[] {
  if (!said || !title || !/^\d{4}-\d\d-\d\d$/.test(said.text)) return [];
  return [{ what, title: title.text, said, months: monthsBetween(said.text, today) }];
}

/** The head of a policy holds the day of its last change. */
function policies({ said }: Source, today: string): Dated[] {
  return said.flatMap((line) => {
    const [, text] = /^lastUpdated: "(.*)"$/.exec(line.text) ?? [];
    return text === undefined ? [] : dated("Policy", { ...line, text: line.file }, { ...line, text }, today);
  });
}

function oldSentence({ what, title, said, months }: Dated): string {
  const ask = what === "Policy" ? "Does it still say what is done?" : "Is it still open?";
  return `${what} **${words(title)}**: ${counted(months, "month")} old, ${place(said)}. ${ask}`;
}

/** Whole months from one day to another; less than none for a day that is still to come. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, date = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split("-").map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
}
