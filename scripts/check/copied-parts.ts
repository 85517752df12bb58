/** Parts of a course or a service that are copied from another and not changed. */
import { findNodeAtLocation, type JSONPath } from "jsonc-parser";
import { place } from "../../src/content/check/messages";
import { position, type ContentError } from "../../src/content/check/content-error";
import type { DataFile } from "../../src/content/contract";
import { entriesOf, warningAt, type Passage, type Source } from "./source";

const files: DataFile[] = ["courses.json", "services.json"];

/** In characters of JSON: two short lists may well be the same. */
const shortest = 120;

/** Warns of what an item has from an earlier one word for word, such as the modules of a copied course, and of its pictures. */
export function copiedPartWarnings(source: Source): ContentError[] {
  return [...copiedGroups(source), ...copiedPictures(source)];
}

/** A picture that two items of a file show. */
function copiedPictures(source: Source): ContentError[] {
  const first = new Map<string, Passage>();
  return source.passages.flatMap((picture) => {
    const { file, text, kind, path } = picture;
    if (kind !== "picture" || !files.some((known) => known === file)) return [];
    const earlier = first.get(`${file} ${text}`);
    first.set(`${file} ${text}`, earlier ?? picture);
    if (!earlier || earlier.path[0] === path[0]) return [];
    const message = `is also the picture of ${place(earlier.path.slice(0, 1), source.files[file]?.value)}: choose another one`;
    return [warningAt(source, picture, message)];
  });
}

function copiedGroups(source: Source): ContentError[] {
  return files.flatMap((file) => {
    const first = new Map<string, JSONPath>();
    return entriesOf(source, file).flatMap(([index = 0]) => {
      const item = (source.files[file]?.value as Record<string, unknown>[])[Number(index)] ?? {};
      return Object.entries(item).flatMap(([field, part]) => {
        const json = JSON.stringify(part);
        const earlier = first.get(`${field} ${json}`);
        if (typeof part !== "object" || json.length < shortest) return [];
        if (earlier) return [copied(source, file, [index, field], earlier)];
        first.set(`${field} ${json}`, [index]);
        return [];
      });
    });
  });
}

function copied({ files }: Source, file: DataFile, path: JSONPath, earlier: JSONPath): ContentError {
  const { tree, text, value } = files[file] ?? {};
  const node = tree && findNodeAtLocation(tree, path);
  const message = `${place(path, value)} is word for word that of ${place(earlier, value)}: write its own`;
  return { file, ...position(text ?? "", node?.offset ?? 0), message };
}
