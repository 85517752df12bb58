/** What the editor's page is told after each save: what the check says, and what changed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtOffset, getNodePath, parseTree, type JSONPath } from "jsonc-parser";
import { contract } from "../../src/content/contract";
import type { ContentError } from "../../src/content/check/content-error";
import { policyNames } from "../../src/content/policies";
import { indiaTime } from "../../src/time/india-time";
import { findings } from "../check/findings";
import type { Warning } from "../check/source";
import { shownOn, type Shown } from "./shown-on";

/** An error or a warning, with the path of its field in the file: `[3, "price"]`. */
type WithPath<Found> = Found & { path: JSONPath };

export type Verdict = {
  errors: WithPath<ContentError>[];
  warnings: WithPath<Warning>[];
  /** Warnings that an editor has seen. */
  accepted: WithPath<Warning>[];
  /** The texts that the pages of a file show anew, by file. */
  changed: Record<string, string[]>;
  /** Where each file is shown. */
  pages: Record<string, Shown>;
};

/** Gives a function that judges the content of the project at `root`, with what changed since it last was in order. */
export function judgeOf(root: string): () => Promise<Verdict> {
  const data = join(root, "data");
  let texts = readTexts(data);
  return async () => {
    const { errors, warnings, accepted } = await findings(root, indiaTime(Date.now()).date);
    const now = readTexts(data);
    const changed = Object.entries(now).flatMap(([file, list]) => {
      const before = new Set(texts[file]);
      const added = list.filter((text) => !before.has(text));
      return added.length > 0 ? [[file, added] as const] : [];
    });
    if (errors.length === 0) texts = now;
    return {
      errors: errors.map((found) => withPath(data, found)),
      warnings: warnings.map((found) => withPath(data, found)),
      accepted: accepted.map((found) => withPath(data, found)),
      changed: Object.fromEntries(changed),
      pages: shownOn(data, (file) => parsed(join(data, file))),
    };
  };
}

function withPath<Found extends ContentError>(data: string, found: Found): WithPath<Found> {
  const text = readText(join(data, found.file));
  const line = text.split("\n")[found.line - 1] ?? "";
  if (!found.file.endsWith(".json")) return { ...found, path: [/^(\w+):/.exec(line)?.[1] ?? "body"] };
  const lines = text.split("\n").slice(0, found.line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, 0) + found.column - 1;
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offset, true);
  return { ...found, path: node ? getNodePath(node) : [] };
}

/** The texts of each file as a page may show them. */
function readTexts(data: string): Record<string, string[]> {
  const files = Object.keys(contract).map((file) => [file, textsIn(parsed(join(data, file)))] as const);
  const policies = policyNames(data).map((name) => {
    const file = `policies/${name}.md`;
    const lines = readText(join(data, file)).split("\n");
    return [file, lines.map((line) => line.replace(/^(?:[#>*-]+|\d+\.) /, "")).flatMap(textsIn)] as const;
  });
  return Object.fromEntries([...files, ...policies]);
}

/** In a page, asterisks are no text, a figure may stand for a name in braces, and a fee has commas. */
function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value === "number") return value >= 1000 ? [value.toLocaleString("en-IN"), String(value)] : [];
  if (typeof value !== "string") return [];
  const pieces = value.split(/\{\w+\}|[*[\]]|\(\S+\)/).map((piece) => piece.trim());
  const longest = pieces.reduce((found, piece) => (piece.length > found.length ? piece : found), "");
  return longest.length > 2 ? [longest] : [];
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch {
    return undefined; // the check says why
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // the check says that it is missing
  }
}
