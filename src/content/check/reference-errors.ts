/** The check of a reference, the slug of an item of another file. */
import { didYouMean } from "../../text/nearest";
import { referables, type ReferableFile } from "../schemas/fields";
import type { ContentText } from "./content-texts";
import { isOptional } from "./messages";

/** What is wrong with a reference to an item of the file `to`, as the rest of a sentence; nothing if it is one of `known`. */
export function referenceError(
  slug: string,
  to: ReferableFile,
  known: string[],
  { path, parsed }: ContentText,
): string | undefined {
  if (known.includes(slug)) return undefined;
  const what = isOptional(path, parsed.schema) ? "field" : "entry";
  const fix = didYouMean(slug, known, `remove this ${what}, or name another ${referables[to]}`);
  return `names "${slug}", which data/${to} does not have${fix}`;
}
