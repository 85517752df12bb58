/** What the editor's page is told after each save: what the check says, in the words of the form. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtOffset, getNodePath, parseTree, type JSONPath } from "jsonc-parser";
import type { ContentError } from "../../src/content/check/content-error";
import { indiaTime } from "../../src/time/india-time";
import { findings } from "../check/findings";
import type { Warning } from "../check/source";
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
  /** Where each file is shown. */
  pages: Record<string, Shown>;
};

/** Checks the content of the project at `root`. */
export async function judge(root: string): Promise<Verdict> {
  const data = join(root, "data");
  const { errors, warnings, accepted } = await findings(root, indiaTime(Date.now()).date);
  const read = (file: string) => parsed(join(data, file));
  const toForm = formPlaces(root, read);
  return {
    errors: errors.map(toForm),
    warnings: warnings.map(toForm),
    accepted: accepted.map(toForm),
    pages: shownOn(data, read),
  };
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
