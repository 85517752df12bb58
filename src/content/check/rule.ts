/** The types of rules, and helpers that several rules share. */
import type { SiteContent } from "./content";
import type { Finding } from "./finding";
import type { Committed } from "./history";
import { findingAt, type ContentText } from "./texts";

/** The input of warnings: the content, its history, the check's errors, and the day in India, such as 2026-08-15. */
export type WarningInput = SiteContent & Committed & { errors: Finding[]; today: string };

type Find<Read> = (content: Read) => Finding[];

/** Rules by level. An error stops a build; a warning, about valid content that is probably a mistake, stops nothing. */
export type Rules = { errors?: Find<SiteContent>[]; warnings?: Find<WarningInput>[] };

type Messages = string | undefined | (string | undefined)[];

/** A rule about single texts. `prepare` returns a function that finds faults: each completes a sentence about its text. */
export function eachText<Read extends SiteContent>(
  isChecked: (text: ContentText) => boolean,
  prepare: (content: Read) => ((text: ContentText) => Messages) | undefined,
): Find<Read> {
  return (content) => {
    const faultsOf = prepare(content);
    if (!faultsOf) return [];
    return content.texts
      .filter(isChecked)
      .flatMap((text) => [faultsOf(text)].flat().flatMap((fault) => (fault ? findingAt(text, fault) : [])));
  };
}

export const isOf =
  (...kinds: ContentText["kind"][]) =>
  ({ kind }: ContentText) =>
    kinds.includes(kind);

/** Whether a text is prose, as opposed to an address, a name or a fixed choice. */
export const isWords = isOf("words", "prose", "line");

/** Groups items by key, in order of first appearance. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
