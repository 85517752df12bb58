/** Temporary projects for tests to edit, copied from the small valid site in __tests__/data. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { position } from "../../src/content/check/finding";

/** The day in India on which tests check and build the fixtures. */
export const today = "2026-12-01";

/** Returns a file of __tests__/data. */
export const fixture = (file: string) => readFileSync(join(__dirname, "../data", file));

/** The line and column of a text's first occurrence in a fixture, or in other content of that file: "13:14". */
export function placeOf(file: string, found: string, text = String(fixture(file))): string {
  if (!text.includes(found)) throw new Error(`${file} does not hold ${found}`);
  const { line, column } = position(text, text.indexOf(found));
  return `${line}:${column}`;
}

const made: string[] = [];
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true })));

/** Creates a project folder with data/, static/ and src/pages/, edits data/, and removes all after the file's tests. */
export function newProject(...edits: [file: string, edit: Edit][]): string {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  made.push(root);
  cpSync(join(__dirname, "../data"), join(root, "data"), { recursive: true });
  mkdirSync(join(root, "static"));
  cpSync(join(__dirname, "../data/images/course.png"), join(root, "static/share.png"));
  writeFileSync(join(root, "static/_redirects"), "# Files\n/feed /rss.xml\n");
  mkdirSync(join(root, "src/pages"), { recursive: true });
  for (const page of ["index", "404", "courses", "about", "contact", "services"])
    writeFileSync(join(root, `src/pages/${page}.tsx`), "");
  for (const [file, edit] of edits) editData(root, file, edit);
  return root;
}

/** Maps a file's text ("" for a new file) to its new text; `null` removes the file. */
export type Edit = (text: string) => string | Buffer | null;

/** Edits a file of the project's data/. */
export function editData(root: string, file: string, edit: Edit) {
  const path = join(root, "data", file);
  const content = edit(existsSync(path) ? readFileSync(path, "utf8") : "");
  if (content === null) rmSync(path);
  else writeFileSync(path, content);
}

/** Returns an edit that replaces the first `from` with `to`, and throws if there is none. */
export function swap(from: string, to: string): Edit {
  return (text) => {
    if (!text.includes(from)) throw new Error(`The file to break does not hold ${from}`);
    return text.replace(from, () => to);
  };
}
