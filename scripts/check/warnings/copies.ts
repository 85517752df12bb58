/** Finds leftovers from the original in copied entries. */
import type { JSONPath } from "jsonc-parser";
import { describeLocation, type ContentText } from "../../../src/content/check/content";
import { pluralize } from "../../../src/text/sentences";
import { isWords, warningAt, type CheckedContent, type Warning } from "../warning";

export const copies = [copiedParts];

/** Maps files to groups. Entries of one group, such as trainers and learners, need different pictures. */
const pictured: Partial<Record<string, string>> = {
  "courses.json": "courses",
  "services.json": "services",
  "faculty.json": "people",
  "alumni.json": "people",
};

/** In characters: shorter texts may legitimately repeat. */
const shortestText = 60;

/** Texts and pictures that occur in two entries; one warning per pair of entries for texts, and one for pictures. */
function copiedParts({ texts }: CheckedContent): Warning[] {
  const first = new Map<string, ContentText>();
  const copies = new Map<string, { original: ContentText; found: ContentText[] }>();
  for (const at of texts) {
    const isPicture = at.kind === "picture";
    const isOwn = isPicture
      ? pictured[at.file]
      : isWords(at) && at.shown.length >= shortestText && at.path.at(-1) !== "alt"; // pictures may repeat, with their alt text
    if (!isOwn) continue;
    const part = isPicture ? `${pictured[at.file]} ${at.shown}` : at.shown;
    const original = first.get(part) ?? at;
    first.set(part, original);
    const entries = [at, original].map(({ file, path }) => JSON.stringify([file, entryOf(path)]));
    if (original === at || (isPicture && entries[0] === entries[1])) continue;
    const key = JSON.stringify([at.kind, ...entries]);
    copies.set(key, { original, found: [...(copies.get(key)?.found ?? []), at] });
  }
  return [...copies.values()].flatMap(({ original, found: [copy, ...others] }) => {
    const { file, path } = original;
    const entry = path.length > 0 ? `${describeLocation({ ...original, path: entryOf(path) })} in ${file}` : file;
    if (!copy) return [];
    if (copy.kind === "picture") return [warningAt(copy, `is also the picture of ${entry}: choose another one`)];
    const more = others.length > 0 ? `, and so are ${pluralize(others.length, "other text")} of this entry` : "";
    return [warningAt(copy, `is word for word the same as in ${entry}${more}: write its own`)];
  });
}

/** Returns the path of the list entry that contains a text; outside lists, the text's own path. */
function entryOf(path: JSONPath): JSONPath {
  const index = path.findIndex((key) => typeof key === "number");
  return index < 0 ? path : path.slice(0, index + 1);
}
