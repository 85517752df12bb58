/** The input of the check. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { policyNames } from "../policies";

/** The content folder, the static folder, and the paths of all pages that are not generated from a list. */
export type CheckInput = { data: string; statics: string; pages: string[] };

/** The input of the project at `root`: its hand-made pages are the files in src/pages and the policies. */
export function checkInputAt(root: string): CheckInput {
  const data = join(root, "data");
  const files = readdirSync(join(root, "src/pages")).map((file) => file.replace(/\.tsx$/, ""));
  const names = [...files.filter((name) => name !== "404"), ...policyNames(data)];
  const pages = names.map((name) => (name === "index" ? "/" : `/${name}`));
  return { data, statics: join(root, "static"), pages };
}
