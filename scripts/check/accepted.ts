/** The warnings that somebody has looked at and accepted, in a file that is committed. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { ContentError } from "../../src/content/check/content-error";

/** One line for each warning, without its place: `courses.json: item (AI), price …`. */
const fileName = "accepted-warnings.json";

/** Reads the accepted warnings of the project at `root`. Throws if the file is not a list of texts. */
export function readAccepted(root: string): string[] {
  const path = join(root, fileName);
  if (!existsSync(path)) return [];
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new Error(`${fileName} is not a list of texts: remove it, and accept its warnings again`);
  }
}

/** Whether a warning is accepted: one that says anything else, since its text has changed, is new. */
export function isAccepted(warning: Finding, accepted: readonly string[]): boolean {
  return accepted.includes(keyOf(warning));
}

/** Notes warnings as accepted in the project at `root`. */
export function acceptWarnings(root: string, warnings: readonly Finding[]) {
  const keys = new Set([...readAccepted(root), ...warnings.map(keyOf)]);
  writeFileSync(join(root, fileName), `${JSON.stringify([...keys].sort(), null, 2)}\n`);
}

/** What is found, and in which file of data/, or in which section of the content report. */
type Finding = Pick<ContentError, "file" | "message">;

/** What a warning says, without where: lines and positions change with every entry above. */
function keyOf({ file, message }: Finding): string {
  return `${file}: ${message.replace(/ \d+(?= \()|:\d+(?=`)/g, "")}`;
}
