import { existsSync, readdirSync, statSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";

/** Returns the files in `folder` and its subfolders, sorted: relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || isLinkedFile(entry))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .sort();
}

/** Whether an entry is a link to a file: Emacs marks open files with links to nowhere. */
const isLinkedFile = (entry: Dirent) => entry.isSymbolicLink() && isFile(join(entry.parentPath, entry.name));

/** Whether a path leads to a file, rather than around a loop of links. */
export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The files in a folder of content, without those that systems and text editors leave behind: .DS_Store, ._a.png, a.json~ */
export function contentFiles(folder: string): string[] {
  return listFiles(folder).filter((file) => !leftBehind.test(file));
}

const leftBehind = /(?:^|\/)(?:[.~][^/]*|[^/]*~|#[^/]*#|Thumbs\.db|desktop\.ini|__MACOSX)(?:\/|$)/i;
