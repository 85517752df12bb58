/** The pages that are not made from a list: one file of src/pages, or one policy, each. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./check";
import { policyNames } from "./policies";

/** The site in a project's folder: its content, its static files and the addresses of its hand-made pages. */
export function siteAt(root: string): Site {
  const data = join(root, "data");
  const files = readdirSync(join(root, "src/pages")).map((file) => file.replace(/\.tsx$/, ""));
  const names = [...files.filter((name) => name !== "404"), ...policyNames(data)];
  const pages = names.map((name) => (name === "index" ? "/" : `/${name}`));
  return { data, statics: join(root, "static"), pages };
}
