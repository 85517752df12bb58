/** The findings about a project's content, and what editors have accepted of them. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorsOf, warningsOf } from "../../src/content/check/check-content";
import { checkInputAt, readContent } from "../../src/content/check/content";
import { byPlace } from "../../src/content/check/finding";
import { committedContent } from "../../src/content/check/history";
import type { WarningInput } from "../../src/content/check/rule";
import { misspellings, wordList } from "../../src/content/check/spelling";
import { lineOf, textBeside } from "../../src/content/check/texts";
import { day } from "../../src/text/format";
import { isDate } from "../../src/time/india-time";

/** Accepted warnings: one per line in a committed file. Remove a line to see its warning again. */
const acceptedFile = "accepted-warnings.txt";

const readLines = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").split(/\r?\n/).filter(Boolean) : []);

/** Checks the content of the project at `root` as of `today`, a day such as 2026-08-15. */
export async function findings(root: string, today: string) {
  const read = await readContent(checkInputAt(root));
  const errors = errorsOf(read);
  const content = { ...read, ...committedContent(root), errors, today };
  const seen = new Set(readLines(join(root, acceptedFile)));
  const all = [...warningsOf(content), ...(await misspellings(read))].sort(byPlace);
  return {
    /** Errors and warnings are sorted by file and position. */
    errors,
    warnings: all.filter(({ key }) => !seen.has(key)),
    accepted: all.filter(({ key }) => seen.has(key)),
    /** Scheduled appearances and removals; empty while there are errors. */
    schedule: errors.length > 0 ? [] : schedule(content),
    /** The files that could be parsed. */
    files: read.files,
  };
}

export type Findings = Awaited<ReturnType<typeof findings>>;

/** Returns a line for each upcoming change and each expired item, in date order. */
function schedule({ texts, today }: WarningInput): string[] {
  const days = texts.filter(
    ({ shown, path }) => isDate(shown) && (path.at(-1) === "until" || (path.at(-1) === "from" && shown > today)),
  );
  days.sort((one, other) => one.shown.localeCompare(other.shown));
  return days.map((text) => {
    const title = `“${textBeside(text, "title")}” (data/${text.file}:${lineOf(text)})`;
    if (text.path.at(-1) === "from") return `From ${day(text.shown)}: ${title} appears.`;
    if (text.shown < today) return `Shown until ${day(text.shown)}: ${title}; remove it, or change its until.`;
    return `After ${day(text.shown)}: ${title} disappears.`;
  });
}

/** Accepts the warnings with these keys in the project at `root`; unknown words go to words.txt. */
export function accept(root: string, keys: readonly string[]) {
  const wordIn = (key: string) => key.split(`${wordList}: `)[1];
  const words = keys.flatMap((key) => wordIn(key) ?? []);
  addLines(join(root, "data", wordList), words);
  const others = keys.filter((key) => !wordIn(key));
  addLines(join(root, acceptedFile), others);
}

function addLines(path: string, added: readonly string[]) {
  if (added.length === 0) return;
  const lines = new Set([...readLines(path), ...added]);
  writeFileSync(path, `${[...lines].sort().join("\n")}\n`);
}
