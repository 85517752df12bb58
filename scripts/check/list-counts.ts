/** Finds sentences that state another number of entries than their list has. */
import { lists, listsOfServices, type List } from "./known-lists";
import { quoted, sentenceAround } from "../../src/text/sentences";
import { entriesOf, isWords, type Passage, type Source, type Warning, warningAt } from "./source";

type Statement = { passage: Passage; sentence: string; number: number; list: string; count: number };

/** Warns of each sentence that counts its list wrongly. */
export function listCountWarnings(source: Source): Warning[] {
  const warnings = statementsIn(source)
    .filter(({ number, count }) => number !== count)
    .map(({ passage, sentence, number, list, count }) =>
      warningAt(source, passage, `says ${number}, but there are ${count} (${list}): ${quoted(sentence)}`),
    );
  // A sentence that gives its number twice is named once.
  return warnings.filter(({ message }, index) => warnings.findIndex((other) => other.message === message) === index);
}

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
    ...lists.flatMap((list) =>
      statementsOf(source, list, ({ file }) => list.in?.some((name) => name === file) ?? false),
    ),
    ...own.flatMap((list) =>
      statementsOf(source, list, ({ file, path }) => file === "services.json" && path[0] === list.within[0]),
    ),
  ];
}

function statementsOf(
  source: Source,
  { name, file, path, called, least = 4 }: List,
  isMeant: (passage: Passage) => boolean,
): Statement[] {
  const count = entriesOf(source, file, path).length;
  if (!called || count === 0) return [];
  const says = new RegExp(`\\b(\\d+|${numberWords.join("|")}) ((?:${called.source})\\b)`, "gi");
  return source.passages
    .filter((passage) => isWords(passage) && isMeant(passage))
    .flatMap((passage) =>
      [...passage.text.matchAll(says)].map((match) => ({
        passage,
        count,
        list: name,
        sentence: sentenceAround(passage.text, match.index),
        number: numberOf(match[1] ?? ""),
      })),
    )
    .filter(({ number }) => number >= least);
}

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

function numberOf(text: string): number {
  const index = numberWords.indexOf(text.toLowerCase());
  return index < 0 ? Number(text) : index + 1;
}
