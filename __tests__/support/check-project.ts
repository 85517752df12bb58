/** Runs the check on a project, with or without edits. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { checkInputAt } from "../../src/content/check/content";
import { formatFinding } from "../../src/content/check/finding";
import { editData, type Edit } from "./project";

/** All errors of the project at `root`, formatted for editors. */
export async function errorsOf(root: string): Promise<string[]> {
  return (await checkContent(checkInputAt(root))).map(formatFinding);
}

/** Returns the errors of the project at `root` after edits to data/, then undoes the edits. */
export const errorsAfter = (root: string, ...edits: [file: string, edit: Edit][]) => foundAfter(errorsOf, root, edits);

/** Returns what `find` finds in the project at `root` after edits to data/, then undoes the edits. */
export async function foundAfter(
  find: (root: string) => Promise<string[]>,
  root: string,
  edits: [file: string, edit: Edit][],
): Promise<string[]> {
  const files = edits.map(([file]) => join(root, "data", file));
  const before = files.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  try {
    for (const [file, edit] of edits) editData(root, file, edit);
    return await find(root);
  } finally {
    files.forEach((file, index) => {
      const content = before[index];
      if (content) writeFileSync(file, content);
      else rmSync(file, { force: true });
    });
  }
}
