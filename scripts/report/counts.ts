/** How long the lists are, and sentences that say a number of them. */
import { lists, listsOfServices, type List } from "./known-lists";
import { place, sentenceAround, table, words, type Section } from "./markdown";
import { entriesOf, type Said, type Source } from "./report-source";

type Statement = { said: Said; sentence: string; number: number; list: string; count: number };

/** Sentences that say another number than their list has, in words for the terminal: `data/home.json:58 says 12, but …`. */
export function countsThatDiffer(source: Source): string[] {
  const told = differing(statementsIn(source)).map(
    ({ said: { file, line }, sentence, number, list, count }) =>
      `data/${file}:${line} says ${number}, but there are ${count} (${list}): ${sentence}`,
  );
  return [...new Set(told)];
}

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

/** The section on counts. */
export function counts(source: Source): Section {
  const statements = statementsIn(source);
  const row = ({ said, sentence, number, list, count }: Statement) => [
    words(sentence),
    String(number),
    `${count}: ${list}`,
    place(said),
  ];
  return {
    title: "Counts",
    lead: "How long each list is. Sentences that say such a number do not follow the list by themselves.",
    findings: differing(statements).map(
      ({ said, sentence, number, list, count }) =>
        `${place(said)} says ${number}, but there are ${count} (${list}): ${words(sentence)}`,
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
  isMeant: (said: Said) => boolean,
): Statement[] {
  const count = entriesOf(source, file, path).length;
  if (!called || count === 0) return [];
  const says = new RegExp(`\\b(\\d+|${numberWords.join("|")}) ((?:${called.source})\\b)`, "gi");
  return source.said
    .filter((said) => said.kind === undefined && isMeant(said))
    .flatMap((said) =>
      [...said.text.matchAll(says)].map((match) => ({
        ...{
          said,
          count,
          list: name,
          sentence: sentenceAround(said.text, match.index),
          number: numberOf(match[1] ?? ""),
        },
      })),
    );
}

/** Two and three are left out: "tick two courses" tells of a choice and of no list. */
const numberWords = ["four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

function numberOf(text: string): number {
  const index = numberWords.indexOf(text.toLowerCase());
  return index < 0 ? Number(text) : index + 4;
}
