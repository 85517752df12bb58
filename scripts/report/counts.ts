/** Finds sentences that state another number of entries than their list has. */
import { lists, listsOfServices, type List } from "./known-lists";
import { place, sentenceAround, table, escaped, type Section } from "./markdown";
import { entriesOf, type Passage, type Source } from "./report-source";

type Statement = { passage: Passage; sentence: string; number: number; list: string; count: number };

/** Returns a message for each sentence that counts its list wrongly: `data/home.json:58 says 12, but …`. */
export function countWarnings(source: Source): string[] {
  const messages = differing(statementsIn(source)).map(
    (statement) =>
      `data/${statement.passage.file}:${statement.passage.line} ${differenceIn(statement)}: ${statement.sentence}`,
  );
  return [...new Set(messages)];
}

const differenceIn = ({ number, list, count }: Statement) => `says ${number}, but there are ${count} (${list})`;

const differing = (statements: Statement[]) => statements.filter(({ number, count }) => number !== count);

function statementsIn(source: Source): Statement[] {
  const own = entriesOf(source, "services.json").flatMap((service) =>
    listsOfServices.map(
      ([name, called]) =>
        ({
          name: `${name} of this service`,
          file: "services.json",
          path: [...service, name, "items"],
          called,
          within: service,
        }) as const,
    ),
  );
  return [
    ...lists.flatMap((list) => statementsOf(source, list, ({ file }) => list.in?.includes(file) ?? false)),
    ...own.flatMap((list) =>
      statementsOf(source, list, ({ file, path }) => file === "services.json" && path[0] === list.within[0]),
    ),
  ];
}

/** Returns the section on counts. */
export function counts(source: Source): Section {
  const statements = statementsIn(source);
  const row = ({ passage, sentence, number, list, count }: Statement) => [
    escaped(sentence),
    String(number),
    `${count}: ${list}`,
    place(passage),
  ];
  return {
    title: "Counts",
    lead: "How long each list is. Sentences that say such a number do not follow the list by themselves.",
    warnings: differing(statements).map(
      (statement) => `${place(statement.passage)} ${differenceIn(statement)}: ${escaped(statement.sentence)}`,
    ),
    listing: [
      table(
        ["List", "Entries", "File"],
        lists.map((list) => [
          list.name,
          String(entriesOf(source, list.file, list.path).length),
          `\`data/${list.file}\``,
        ]),
      ),
      table(["Sentence", "Says", "There are", "Place"], statements.map(row)),
    ].join("\n\n"),
  };
}

function statementsOf(
  source: Source,
  { name, file, path, called }: List,
  isMeant: (passage: Passage) => boolean,
): Statement[] {
  const count = entriesOf(source, file, path).length;
  if (!called || count === 0) return [];
  const says = new RegExp(`\\b(\\d+|${numberWords.join("|")}) ((?:${called.source})\\b)`, "gi");
  return source.passages
    .filter((passage) => passage.kind === undefined && isMeant(passage))
    .flatMap((passage) =>
      [...passage.text.matchAll(says)].map((match) => ({
        passage,
        count,
        list: name,
        sentence: sentenceAround(passage.text, match.index),
        number: numberOf(match[1] ?? ""),
      })),
    );
}

/** From four on: "tick two courses" counts a choice, not a list. */
const numberWords = ["four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

function numberOf(text: string): number {
  const index = numberWords.indexOf(text.toLowerCase());
  return index < 0 ? Number(text) : index + 4;
}
