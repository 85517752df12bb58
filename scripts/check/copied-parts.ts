/** Parts of an item, and texts, that are copied from another and not changed. */
import { findNodeAtLocation } from "jsonc-parser";
import { position } from "../../src/content/check/content-error";
import type { DataFile } from "../../src/content/contract";
import { entriesOf, isWords, passageAt, warningAt, type Passage, type Source, type Warning } from "./source";

/** Files whose items are written as a whole, each with lists of its own. */
const whole: DataFile[] = ["courses.json", "services.json"];

/** Files whose items have pictures of their own. */
const pictured: DataFile[] = [...whole, "faculty.json", "alumni.json"];

/** Trainers and learners are different people. */
const groupOf = (file: string) => (whole.some((other) => other === file) ? file : "people");

/** In characters of JSON: two short lists may well be the same. */
const shortest = 120;

/** In characters: what is shorter may be said twice. */
const shortestText = 60;

/**
 * Warns of what an item has from an earlier one word for word, such as the modules of a copied course, of its pictures, and of
 * long texts that stand there twice, such as what two people are to have said.
 */
export function copiedPartWarnings(source: Source): Warning[] {
  const groups = copiedGroups(source);
  return [
    ...groups.map(({ group, earlier }) =>
      warningAt(source, group, `is word for word that of ${nameOf(source, earlier)}: write its own`),
    ),
    ...copiedPictures(source),
    ...copiedTexts(source, new Set(groups.map(({ group }) => partOf(group)))),
  ];
}

/** Texts but for those in groups that are copied as a whole, and for alt texts, which follow their pictures. */
function copiedTexts(source: Source, copied: Set<string>): Warning[] {
  const first = new Map<string, Passage>();
  return source.passages.flatMap((passage) => {
    const { text, path } = passage;
    if (!isWords(passage) || text.length < shortestText || path.at(-1) === "alt") return [];
    const earlier = first.get(text);
    first.set(text, earlier ?? passage);
    if (!earlier || copied.has(partOf(passage))) return [];
    return [
      warningAt(source, passage, `is word for word what data/${earlier.file}:${earlier.line} says: write its own`),
    ];
  });
}

/** The field of an item to which a passage belongs. */
const partOf = ({ file, path }: Passage) => JSON.stringify([file, ...path.slice(0, 2)]);

/** A picture that two items of a file, or two people, show. */
function copiedPictures(source: Source): Warning[] {
  const first = new Map<string, Passage>();
  return source.passages.flatMap((picture) => {
    const { file, text, kind, path } = picture;
    if (kind !== "picture" || !pictured.some((known) => known === file)) return [];
    const key = `${groupOf(file)} ${text}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? picture);
    if (!earlier || (earlier.file === file && earlier.path[0] === path[0])) return [];
    return [warningAt(source, picture, `is also the picture of ${nameOf(source, earlier)}: choose another one`)];
  });
}

/** The lists and groups of an item that an earlier one has, too. */
function copiedGroups(source: Source): { group: Passage; earlier: Passage }[] {
  return whole.flatMap((file) => {
    const first = new Map<string, Passage>();
    return entriesOf(source, file).flatMap(([index = 0]) => {
      const item = (source.files[file]?.value as Record<string, unknown>[])[Number(index)] ?? {};
      return Object.entries(item).flatMap(([field, part]) => {
        const json = JSON.stringify(part);
        if (typeof part !== "object" || json.length < shortest) return [];
        const group = groupAt(source, file, [Number(index), field]);
        const earlier = first.get(`${field} ${json}`);
        first.set(`${field} ${json}`, earlier ?? group);
        return earlier ? [{ group, earlier }] : [];
      });
    });
  });
}

/** A group or list as a passage without words. */
function groupAt({ files }: Source, file: DataFile, path: [number, string]): Passage {
  const { tree, text = "" } = files[file] ?? {};
  const node = tree && findNodeAtLocation(tree, path);
  return { text: "", file, path, ...position(text, node?.offset ?? 0) };
}

/** What the item is called to which a passage belongs. */
function nameOf(source: Source, { file, path: [index = 0] }: Passage): string {
  const names = ["name", "title"].flatMap((field) => passageAt(source, file, [index, field])?.text ?? []);
  return names[0] ?? `item ${Number(index) + 1}`;
}
