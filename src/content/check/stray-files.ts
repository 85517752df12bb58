/** Files that look like content, though the site does not read them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "../contract";
import { filesBelow } from "../files-below";
import { slug } from "../schemas/fields";
import { nearest, suggestion } from "../../text/nearest";
import { conflictMarker, conflictMessage } from "./conflict-markers";
import type { ContentError } from "./content-error";

/** Files for editors. */
const notes = ["README.md", "images/CREDITS.md"];

/** Reports each JSON or Markdown file anywhere in `data` that the site does not read, and notes for editors with two versions in them. */
export function strayFiles(data: string): ContentError[] {
  const stray = filesBelow(data)
    .filter((file) => /\.(?:json|md|markdown)(?:\.txt)?$/i.test(file) && !isRead(file))
    .map((file) => ({ file, line: 1, column: 1, message: strayMessage(file, data) }));
  return [...stray, ...notes.flatMap((file) => conflictErrors(data, file))];
}

/** Two versions put together in a file that no schema describes. */
function conflictErrors(data: string, file: string): ContentError[] {
  const lines = existsSync(join(data, file)) ? readFileSync(join(data, file), "utf8").split("\n") : [];
  const line = lines.findIndex((text) => conflictMarker.test(text)) + 1;
  return line > 0 ? [{ file, line, column: 1, message: conflictMessage }] : [];
}

function isRead(file: string): boolean {
  const [, policy] = /^policies\/([^/]+)\.md$/.exec(file) ?? [];
  return file in contract || notes.includes(file) || slug.safeParse(policy).success;
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
