/** Parts of an item that are copied from another and not changed. */
import { findNodeAtLocation } from "jsonc-parser";
import { position } from "../../src/content/check/content-error";
import type { DataFile } from "../../src/content/contract";
import { entriesOf, passageAt, warningAt, type Passage, type Source, type Warning } from "./source";

/** Files whose items are written as a whole, each with lists of its own. */
const whole: DataFile[] = ["courses.json", "services.json"];

/** Files whose items have pictures of their own. */
const pictured: DataFile[] = [...whole, "faculty.json", "alumni.json"];

/** In characters of JSON: two short lists may well be the same. */
const shortest = 120;

/** Warns of what an item has from an earlier one word for word, such as the modules of a copied course, and of its pictures. */
export function copiedPartWarnings(source: Source): Warning[] {
  return [...copiedGroups(source), ...copiedPictures(source)];
}

/** A picture that two items of a file show. */
function copiedPictures(source: Source): Warning[] {
  const first = new Map<string, Passage>();
  return source.passages.flatMap((picture) => {
    const { file, text, kind, path } = picture;
    if (kind !== "picture" || !pictured.some((known) => known === file)) return [];
    const earlier = first.get(`${file} ${text}`);
    first.set(`${file} ${text}`, earlier ?? picture);
    if (!earlier || earlier.path[0] === path[0]) return [];
    return [warningAt(source, picture, `is also the picture of ${nameOf(source, earlier)}: choose another one`)];
  });
}

function copiedGroups(source: Source): Warning[] {
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
        if (!earlier) return [];
        return [warningAt(source, group, `is word for word that of ${nameOf(source, earlier)}: write its own`)];
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
  const names = ["title", "name"].flatMap((field) => passageAt(source, file, [index, field])?.text ?? []);
  return names[0] ?? `item ${Number(index) + 1}`;
}
