import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeOf, type Edit } from "../../support/project";

/** An edit to a file, and the errors and some warnings that it causes, without line and column. */
export type Case = { rule: string; file: string; what: string; edit: Edit; messages: string[]; warnings: string[] };

/** Returns the cases of broken-content.txt, which explains its own format. */
export function readCases(): Case[] {
  const table = readFileSync(join(__dirname, "broken-content.txt"), "utf8");
  const cases: Case[] = [];
  let [rule, file, isComplete] = ["", "", true];
  let open: Case[] = []; // the cases that the next messages belong to
  for (const row of table.slice(table.indexOf("\n# ")).split("\n").filter(Boolean)) {
    const edits = editsOf(row);
    if (row.startsWith("# ")) rule = row.slice("# ".length);
    else if (row.startsWith("    ")) {
      isComplete = true;
      const [, warning] = /^ {4}warns: (.*)/.exec(row) ?? [];
      for (const one of row.trim() === "nothing" ? [] : open)
        (warning ? one.warnings : one.messages).push(filledIn(warning ?? row.trim(), one));
    } else if (edits.length > 0) {
      if (isComplete) open = [];
      isComplete = false;
      const edit = (text: string) => edits.reduce((edited, next) => next(edited), text);
      open.push({ rule, file, what: row, edit, messages: [], warnings: [] });
      cases.push(...open.slice(-1));
    } else file = row;
  }
  return cases;
}

/** Parses the edits of a row: `found → replacement`, joined by `and`. */
function editsOf(row: string): ((text: string) => string)[] {
  return row.split("  and  ").flatMap((part) => {
    const [, from, to = ""] = /^(.+?) →(?: (.*))?$/.exec(part) ?? [];
    if (!from) return [];
    const [, pattern] = /^\/(.+)\/g?$/.exec(from) ?? [];
    const [found, instead] = [plain(from), plain(to)];
    return (text: string) => {
      const edited = pattern
        ? text.replace(new RegExp(pattern, from.endsWith("g") ? "g" : ""), instead)
        : text.replace(found, () => instead);
      if (edited === text) throw new Error(`${part}: the fixture holds nothing of the kind`);
      return edited;
    };
  });
}

const lineOf = (text: string, file: string) => placeOf(file, text).replace(/:.*/, "");

const plain = (text: string) =>
  text.replaceAll("⏎", "\n").replaceAll("⇥", "\t").replaceAll("␣", " ").replaceAll("\\r\\n", "\r\n");

/** Fills in a message's placeholders: {new} is the replacement text, {value} that text without its key. */
function filledIn(message: string, { file, what }: Case): string {
  const written = what.slice(what.lastIndexOf(" → ") + " → ".length);
  return message
    .replace(/\{line of (.+?)(?: in (\S+))?\}/, (_, text: string, other = file) => lineOf(plain(text), other))
    .replace("{new}", () => written)
    .replace("{value}", () => written.replace(/^"\w+": /, ""));
}
