/** What a rule of the check is, and what several rules use. */
import type { SiteContent } from "./content";
import type { Finding } from "./finding";
import type { Committed } from "./history";
import { findingAt, type ContentText } from "./texts";

/** What warnings read: the content, its history, all errors of the check, and the day in India, such as 2026-08-15. */
export type CheckedContent = SiteContent & Committed & { errors: Finding[]; today: string };

/** An error stops a build. A warning is about valid content that is probably a mistake, and stops nothing. */
export type Rule =
  | { level: "error"; find: (content: SiteContent) => Finding[] }
  | { level: "warning"; find: (content: CheckedContent) => Finding[] };

type Messages = string | undefined | (string | undefined)[];

/**
 * Returns the `find` of a rule about single texts. `prepare` reads the content once, and returns what finds the faults
 * of one text, each worded as the rest of a sentence that starts with the text's place. It returns undefined if the rule
 * does not apply.
 */
export function eachText<Read extends SiteContent>(
  isChecked: (text: ContentText) => boolean,
  prepare: (content: Read) => ((text: ContentText) => Messages) | undefined,
) {
  return (content: Read): Finding[] => {
    const faultsOf = prepare(content);
    if (!faultsOf) return [];
    return content.texts
      .filter(isChecked)
      .flatMap((text) =>
        [faultsOf(text)].flat().flatMap((message) => (message === undefined ? [] : findingAt(text, message))),
      );
  };
}

/** Whether a text has one of these kinds. */
export const isOf =
  (...kinds: ContentText["kind"][]) =>
  ({ kind }: ContentText) =>
    kinds.includes(kind);

/** Whether a text is prose for visitors rather than an address, a name or a fixed choice. */
export const isWords = isOf("words", "prose", "line");

/** Whether a text may have an address. */
export const isNoCode = ({ kind }: ContentText) => kind !== "code";

/** Groups items by key, in order of first appearance. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** Fields with amounts in rupees. */
export const priceFields = ["price", "priceFrom", "priceTo", "stipendFrom", "stipendTo"];
