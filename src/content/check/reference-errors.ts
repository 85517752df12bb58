/** The check of a reference, the slug of an item of another file. */
import { didYouMean } from "../../text/nearest";
import { referables, type ReferableFile } from "../schemas/fields";

/** So many slugs are named, however many there are. */
const mostNamed = 12;

/** What is wrong with a reference to an item of the file `to`, as the rest of a sentence; nothing if it is one of `known`. */
export function referenceError(slug: string, to: ReferableFile, known: string[]): string | undefined {
  if (known.includes(slug)) return undefined;
  const others = known.length > mostNamed ? ", …" : "";
  const names = known.slice(0, mostNamed).join(", ") + others;
  return `must be the slug of a ${referables[to]} in data/${to} (${names}), but is "${slug}"${didYouMean(slug, known)}`;
}
