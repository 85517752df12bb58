/** What an entry has from another one, as after it was copied. */
import type { JSONPath } from "jsonc-parser";
import { place } from "../../src/content/check/messages";
import { pluralize } from "../../src/text/sentences";
import { isWords, warningAt, type Passage, type Source, type Warning } from "./source";

/** Files whose entries have pictures of their own. */
const pictured = ["courses.json", "services.json", "faculty.json", "alumni.json"];

/** Trainers and learners are different people. */
const groupOf = (file: string) => (["faculty.json", "alumni.json"].includes(file) ? "people" : file);

/** In characters: a shorter text may be said twice. */
const shortestText = 60;

/** Warns of texts and pictures that two entries share: one warning for all texts that one has from the other. */
export function copiedPartWarnings(source: Source): Warning[] {
  const first = new Map<string, Passage>();
  const copies = new Map<string, [original: Passage, ...copies: Passage[]]>();
  for (const passage of source.passages.filter(isOwn)) {
    const part = isPicture(passage) ? `${groupOf(passage.file)} ${passage.text}` : passage.text;
    const original = first.get(part) ?? passage;
    first.set(part, original);
    const entries = [passage, original].map(({ file, path }) => JSON.stringify([file, entryOf(path)]));
    if (original === passage || (isPicture(passage) && entries[0] === entries[1])) continue;
    const key = JSON.stringify([passage.kind, ...entries]);
    copies.set(key, [...(copies.get(key) ?? [original]), passage]);
  }
  return [...copies.values()].flatMap(([original, copy, ...others]) => {
    const { file, path } = original;
    const entry = path.length > 0 ? `${place(entryOf(path), source.files[file]?.value)} in ${file}` : file;
    if (!copy) return [];
    if (isPicture(copy)) return [warningAt(source, copy, `is also the picture of ${entry}: choose another one`)];
    const more = others.length > 0 ? `, and so are ${pluralize(others.length, "other text")} of this entry` : "";
    return [warningAt(source, copy, `is word for word the same as in ${entry}${more}: write its own`)];
  });
}

const isPicture = ({ kind }: Passage) => kind === "picture";

/** Alt texts follow their pictures. */
function isOwn(passage: Passage): boolean {
  const { file, text, path } = passage;
  return isPicture(passage)
    ? pictured.includes(file)
    : isWords(passage) && text.length >= shortestText && path.at(-1) !== "alt";
}

/** The path of the entry that holds a text, or of the text itself if no list does. */
function entryOf(path: JSONPath): JSONPath {
  const index = path.findIndex((key) => typeof key === "number");
  return index < 0 ? path : path.slice(0, index + 1);
}
