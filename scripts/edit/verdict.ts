/** What the editor's page is told after each save: what the check says, in the words of the form. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtOffset, getNodePath, parseTree, type JSONPath } from "jsonc-parser";
import type { ContentError } from "../../src/content/check/content-error";
import { indiaTime } from "../../src/time/india-time";
import { filesBelow } from "../../src/content/files-below";
import { findings } from "../check/findings";
import type { Warning } from "../check/warning";
import { editorConfig } from "./editor-config";
import { labelOf, messageInForm, placeInForm } from "./form-words";
import { shownOn, type Shown } from "./shown-on";

/** An error or a warning with the path of its field in the file, `[3, "price"]`, where that is in the form, and what is wrong. */
type InForm<Found> = Found & { path: JSONPath; place: string; text: string };

export type Verdict = {
  errors: InForm<ContentError>[];
  warnings: InForm<Warning>[];
  /** Warnings that an editor has seen. */
  accepted: InForm<Warning>[];
  /** What appears and disappears by itself. */
  schedule: string[];
  /** Where each file is shown. */
  pages: Record<string, Shown>;
};

/** Checks the content of the project at `root`. */
async function judge(root: string): Promise<Verdict> {
  const data = join(root, "data");
  const { errors, warnings, accepted, schedule } = await findings(root, indiaTime(Date.now()).date);
  const read = (file: string) => parsed(join(data, file));
  const toForm = formPlaces(root, read);
  return {
    errors: errors.map(toForm),
    warnings: warnings.map(toForm),
    accepted: accepted.map(toForm),
    schedule: schedule.map(withoutFile),
    pages: shownOn(data, read),
  };
}

/** "“Python trainer” (data/careers.json:40) appears" → "“Python trainer” (Careers) appears" */
const withoutFile = (line: string) => line.replace(/data\/(.+?)\.json:\d+/, (_, name: string) => labelOf(name));

/** The latest verdict, and whether files have changed since. */
export type Checked = { verdict?: Verdict; isChecking: boolean };

/**
 * Returns a function that gives the latest verdict, and checks the content of the project at `root` again if it has changed.
 * Calls `hear` with each new verdict.
 */
export function latestVerdict(root: string, hear: (verdict: Verdict) => void = () => undefined): () => Checked {
  let verdict: Verdict | undefined;
  let judged = "";
  let isRunning = false;
  const run = async (version: string) => {
    isRunning = true;
    verdict = await judge(root).catch(failedVerdict);
    [judged, isRunning] = [version, false];
    hear(verdict);
  };
  return () => {
    const version = versionOf(root);
    if (version !== judged && !isRunning) void run(version);
    return { verdict, isChecking: version !== judged };
  };
}

/** Differs after each change of the content or of what is accepted. */
function versionOf(root: string): string {
  const files = [...filesBelow(join(root, "data")).map((file) => `data/${file}`), "accepted-warnings.txt"];
  const stats = files.map((file) => statSync(join(root, file), { throwIfNoEntry: false }));
  return files.map((file, index) => `${file} ${stats[index]?.size} ${stats[index]?.mtimeMs}`).join("\n");
}

function failedVerdict(error: unknown): Verdict {
  const text = `could not be checked: ${String(error)}`;
  const found = { file: "", line: 1, column: 1, message: text, path: [], place: "The content", text };
  return { errors: [found], warnings: [], accepted: [], schedule: [], pages: {} };
}

/** Gives a function that finds the place of an error or a warning in the form. */
function formPlaces(root: string, read: (file: string) => unknown) {
  const forms = (editorConfig(root).collections ?? []).flatMap((group) => ("files" in group ? group.files : []));
  const titleOf = (file: string, slug: string) => {
    const items = read(file) as { slug?: string; title?: string; name?: string }[];
    const item = Array.isArray(items) ? items.find((one) => one.slug === slug) : undefined;
    return item?.name ?? item?.title ?? slug;
  };
  return <Found extends ContentError>(found: Found): InForm<Found> => {
    const form = forms.find(({ file }) => file === `data/${found.file}`);
    const value = read(found.file);
    const path = pathOf(join(root, "data"), found);
    const steps = placeInForm(form?.fields ?? [], value, path, titleOf);
    const place = [labelOf(form?.name ?? found.file), ...steps].join(", ");
    return { ...found, path, place, text: messageInForm(found.message, value, path) };
  };
}

function pathOf(data: string, { file, line, column }: ContentError): JSONPath {
  const text = readText(join(data, file));
  const lines = text.split("\n");
  if (!file.endsWith(".json")) return [/^(\w+):/.exec(lines[line - 1] ?? "")?.[1] ?? "body"];
  const offset = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offset, true);
  return node ? getNodePath(node) : [];
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
