/** Translates the check's findings into the form's terms for the editor's page. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtOffset, getNodePath, type JSONPath } from "jsonc-parser";
import type { ContentError } from "../../src/content/check/content-error";
import type { ContentFile } from "../../src/content/check/read-file";
import { resolveRef, type JsonSchema } from "../../src/content/contract";
import { indiaTime } from "../../src/time/india-time";
import { filesBelow } from "../../src/content/files-below";
import { findings, type Findings } from "../check/findings";
import type { Warning } from "../check/warning";
import { optionsOf } from "../write-editor-schemas";
import { isLine, summaryOf } from "./form-fields";
import { itemPages } from "./form-groups";
import { inForm, labelOf, messageInForm, readableDay } from "./form-words";

/**
 * An error or a warning, with its field's path in the file (`[3, "price"]`), its place in the form, and its message
 * there.
 */
export type Finding<Found = ContentError> = Found & { path: JSONPath; place: string; text: string };

export type Verdict = {
  errors: Finding<ContentError>[];
  warnings: Finding<Warning>[];
  accepted: Finding<Warning>[];
  /** Scheduled appearances and removals. */
  schedule: string[];
  /** For lists whose items have pages: the last path segment of each item's page. */
  items: Partial<Record<string, string[]>>;
};

/** Checks the content of the project at `root`. */
async function judge(root: string): Promise<Verdict> {
  const { errors, warnings, accepted, schedule, files } = await findings(root, indiaTime(Date.now()).date);
  const toFinding = formPlaces(files);
  return {
    errors: errors.map(toFinding),
    warnings: warnings.map(toFinding),
    accepted: accepted.map(toFinding),
    schedule: schedule.map(inForm),
    items: Object.fromEntries(
      Object.entries(itemPages).map(([file, field]) => [file, entriesOf(files[file]).map((item) => item[field] ?? "")]),
    ),
  };
}

/** The latest verdict, and whether files have changed since. */
export type Checked = { verdict?: Verdict; isChecking: boolean };

/**
 * Returns a function that returns the latest verdict and starts a new check of the project at `root` if its content has
 * changed. Calls `hear` with each new verdict.
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

/** Returns a fingerprint of the content and the accepted warnings. */
function versionOf(root: string): string {
  const files = [...filesBelow(join(root, "data")).map((file) => `data/${file}`), "accepted-warnings.txt"];
  const stats = files.map((file) => statSync(join(root, file), { throwIfNoEntry: false }));
  return files.map((file, index) => `${file} ${stats[index]?.size} ${stats[index]?.mtimeMs}`).join("\n");
}

function failedVerdict(error: unknown): Verdict {
  const found = { file: "", line: 1, column: 1, message: "", path: [], place: "The content", text: String(error) };
  return { errors: [found], warnings: [], accepted: [], schedule: [], items: {} };
}

/** Returns a function that finds the place of an error or a warning in the form. */
function formPlaces(files: Findings["files"]) {
  const titleOf: TitleOf = (file, slug) => {
    const item = entriesOf(files[file]).find((one) => one.slug === slug);
    return item?.name ?? item?.title ?? slug;
  };
  return <Found extends ContentError>(found: Found): Finding<Found> => {
    const source = files[found.file];
    const path = pathOf(source, found);
    const [, form] = /^(?:policies\/)?([\w-]+)\.(?:json|md)$/.exec(found.file) ?? [];
    const steps = source ? placeInForm(path, source, titleOf) : [];
    const place = [form ? labelOf(form) : found.file, ...steps].join(", ");
    return { ...found, path, place, text: messageInForm(found.message, source?.value, path) };
  };
}

/** Returns the title of the item with this slug in `file`. */
type TitleOf = (file: string, slug: string) => string;

/** Describes a path with the form's labels: "Python, 11 January 2027", "To time". */
export function placeInForm(
  path: JSONPath,
  { value, schema: root }: Pick<ContentFile, "value" | "schema">,
  titleOf: TitleOf,
) {
  let [at, schema]: [unknown, JsonSchema] = [value, resolveRef(root, root)];
  return path.flatMap((key) => {
    const part = (typeof key === "number" ? schema.items : schema.properties?.[key]) as JsonSchema | undefined;
    if (!part) return ["Text"]; // the body of a policy
    at = (at as Partial<Record<typeof key, unknown>> | undefined)?.[key];
    schema = { ...resolveRef(part, root), ...part };
    if (typeof key !== "number") return [schema.title ?? labelOf(key)];
    if (schema.type === "object") return [summarize(schema, at, titleOf) || `entry ${key + 1}`];
    return optionsOf(schema) || schema.to ? [] : [`${isLine(schema) ? "line" : "entry"} ${key + 1}`];
  });
}

/** Fills in an entry's summary, as Sveltia does. */
function summarize(schema: JsonSchema, entry: unknown, titleOf: TitleOf): string {
  return summaryOf(schema).replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path.split(".").reduce<unknown>((at, key) => Object(at)[key] as unknown, entry);
    const { to } = (schema.properties?.[path] ?? {}) as JsonSchema;
    if (value === undefined) return "";
    return to ? titleOf(to, String(value)) : readableDay(String(value));
  });
}

const entriesOf = (file?: ContentFile) =>
  (Array.isArray(file?.value) ? file.value : []) as Partial<Record<string, string>>[];

/** Returns the path of the field at a line and column; empty if the file cannot be parsed. */
function pathOf({ text, tree }: Partial<ContentFile> = {}, { file, line, column }: ContentError): JSONPath {
  const before = text?.split("\n").slice(0, line) ?? [];
  const own = before.pop() ?? "";
  if (file.endsWith(".md")) return [/^(\w+):/.exec(own)?.[1] ?? "body"];
  const node = tree && findNodeAtOffset(tree, [...before, ""].join("\n").length + column - 1, true);
  return node ? getNodePath(node) : [];
}
