/** Files that look like content, though the site does not read them, and what a merge leaves in the others. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest, suggestion } from "../../text/nearest";
import { contract } from "../contract";
import { filesBelow } from "../files-below";
import { slug } from "../schemas/fields";
import type { ContentError } from "./content-error";
import { conflictMarker, conflictMessage } from "./json-errors";

/** Files for editors. */
const notes = ["README.md", "images/CREDITS.md"];

/** Reports each JSON or Markdown file anywhere in `data` that the site does not read, and notes for editors with two versions in them. */
export function strayFiles(data: string): ContentError[] {
  return filesBelow(data).flatMap((file) => {
    const [conflict] = notes.includes(file) ? conflictErrors(readFileSync(join(data, file), "utf8")) : [];
    if (conflict) return [{ file, column: 1, ...conflict }];
    const [, policy] = /^policies\/([^/]+)\.md$/.exec(file) ?? [];
    const isRead = file in contract || notes.includes(file) || slug.safeParse(policy).success;
    if (isRead || !/\.(?:json|md|markdown)(?:\.txt)?$/i.test(file)) return [];
    return [{ file, line: 1, column: 1, message: strayMessage(file, data) }];
  });
}

/** The lines that Git leaves where two people have changed the same text. */
export function conflictErrors(text: string): { line: number; message: string }[] {
  return text
    .split("\n")
    .flatMap((words, index) => (conflictMarker.test(words) ? [{ line: index + 1, message: conflictMessage }] : []));
}

function strayMessage(file: string, data: string): string {
  if (/^policies\/[^/]+$/.test(file) && !file.endsWith(".json"))
    return "a policy's file name has lower-case letters, digits and single hyphens, and ends in .md, such as cookies.md: rename it";
  // Without the ending, which would make any two names look alike.
  const known = Object.keys(contract).map((name) => name.replace(/\.json$/, ""));
  const name = file.replace(/\.(?:json|md|markdown)(?:\.txt)?$/i, "");
  // Computers make "courses (1).json" and "courses.json.txt" of a name.
  const missing = known.filter((other) => !existsSync(join(data, `${other}.json`)));
  const isMisspelt = /\.json\b/i.test(file) && !known.includes(name);
  const near = missing.find((other) => name.startsWith(other)) ?? (isMisspelt ? nearest(name, known) : undefined);
  return `the site does not read this file${suggestion(near && `${near}.json`, "remove it")}`;
}
