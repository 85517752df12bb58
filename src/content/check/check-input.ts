/** The pages that are not made from a list: one file of src/pages, or one policy, each. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { CheckInput } from "./check-content";
import { policyNames } from "./policy-errors";

/** The site in a project's folder: its content, its static files and the addresses of its hand-made pages. */
export function checkInputAt(root: string): CheckInput {
  const data = join(root, "data");
  const files = readdirSync(join(root, "src/pages")).map((file) => file.replace(/\.tsx$/, ""));
  const names = [...files.filter((name) => name !== "404"), ...policyNames(data)];
  const pages = names.map((name) => (name === "index" ? "/" : `/${name}`));
  return { data, statics: join(root, "static"), pages };
}
