/** The pages that are made by hand: one file of src/pages each. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./check";

/** Routes of the specification that later parts of the site bring; a file in src/pages takes its route off this list. */
const comingPages = [
  "/about",
  "/contact",
  "/admissions",
  "/services",
  "/faculty",
  "/success-stories",
  "/blog",
  "/research",
  "/gallery",
  "/careers",
  "/terms",
  "/privacy",
];

/** The site in a project's folder: its content, its static files and the addresses of its hand-made pages. */
export function siteAt(root: string): Site {
  const names = readdirSync(join(root, "src/pages")).map((name) => name.replace(/\.tsx$/, ""));
  const pages = names.filter((name) => name !== "404").map((name) => (name === "index" ? "/" : `/${name}`));
  return { data: join(root, "data"), statics: join(root, "static"), pages: [...pages, ...comingPages] };
}
