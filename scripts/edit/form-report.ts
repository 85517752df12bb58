/** The check's findings with their places in the forms, for the page beside them. */
import { findNodeAtOffset, getNodePath, type JSONPath } from "jsonc-parser";
import type { Finding } from "../../src/content/check/finding";
import type { ContentFile } from "../../src/content/check/read-file";
import { resolveRef, type JsonSchema, optionsOf } from "../../src/content/contract";
import { day } from "../../src/text/format";
import { indiaTime, isDate } from "../../src/time/india-time";
import { findings, type Findings } from "../check/findings";
import { formLabel, isEditedAsLine, summaryOf } from "./editor-fields";
import { formAddress } from "./form-groups";

/** An error or warning: the address of its form, its place there, its message, and the key to accept it. */
export type ReportLine = { form?: string; place: string; text: string; key?: string };

export type Report = Awaited<ReturnType<typeof checkForForms>>["report"];

/** Checks the content of the project at `root`. Also returns the files that could be parsed. */
export async function checkForForms(root: string) {
  const { files, schedule, ...found } = await findings(root, indiaTime(Date.now()).date);
  const toLine = (finding: Finding) => reportLine(finding, files);
  const report = {
    errors: found.errors.map(toLine),
    warnings: found.warnings.map(toLine),
    accepted: found.accepted.map(toLine),
    schedule,
  };
  return { report, files };
}

type Files = Findings["files"];

function reportLine(found: Finding, files: Files): ReportLine {
  const source = files[found.file];
  const path = pathOf(source, found);
  const [, name] = /^(?:policies\/)?([\w-]+)\.(?:json|md)$/.exec(found.file) ?? [];
  const { labels, field } = source ? placeInForm(path, source, files) : { labels: [], field: [] };
  const place = [name ? formLabel(name) : found.file, ...labels].join(", ");
  const form = name && formAddress(name, Array.isArray(source?.value) ? [name, ...field] : field);
  return { form, place, text: found.fault ?? found.message, key: found.key };
}

/**
 * Describes a path with the form's labels: "Python, 11 January 2027", "To time". `field` is the path of the form's field:
 * it ends before the index of a line or of a choice within that field.
 */
export function placeInForm(
  path: JSONPath,
  { value, schema: root }: Pick<ContentFile, "value" | "schema">,
  files: Files,
): { labels: string[]; field: JSONPath } {
  let [current, schema]: [unknown, JsonSchema] = [value, resolveRef(root, root)];
  const labels = path.flatMap((key) => {
    const part = (typeof key === "number" ? schema.items : schema.properties?.[key]) as JsonSchema | undefined;
    if (!part) return ["Text"]; // a policy's body
    current = (current as Partial<Record<typeof key, unknown>> | undefined)?.[key];
    schema = { ...resolveRef(part, root), ...part };
    if (typeof key !== "number") return [schema.title ?? formLabel(key)];
    if (schema.type === "object") return [summarize(schema, current, files) || `entry ${key + 1}`];
    return optionsOf(schema) || schema.to ? [] : [`${isEditedAsLine(schema) ? "line" : "entry"} ${key + 1}`];
  });
  const isWithinField = typeof path.at(-1) === "number" && (optionsOf(schema) ?? schema.to ?? isEditedAsLine(schema));
  return { labels, field: isWithinField ? path.slice(0, -1) : path };
}

/** Fills in an entry's summary, as Sveltia does. */
function summarize(schema: JsonSchema, entry: unknown, files: Files): string {
  return summaryOf(schema).replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const text = String(path.split(".").reduce<unknown>((value, key) => Object(value)[key] as unknown, entry) ?? "");
    const { to } = (schema.properties?.[path] ?? {}) as JsonSchema;
    if (to) return titleOf(text, files[to]);
    return isDate(text) ? day(text) : text;
  });
}

/** The name or title of the item with this slug. */
function titleOf(slug: string, file?: ContentFile): string {
  const items = (Array.isArray(file?.value) ? file.value : []) as Partial<Record<string, string>>[];
  const item = items.find((item) => item.slug === slug);
  return item?.name ?? item?.title ?? slug;
}

/** Returns the path of the field at a line and column; empty if the file cannot be parsed. */
function pathOf({ text, tree }: Partial<ContentFile> = {}, { file, line, column }: Finding): JSONPath {
  const before = text?.split("\n").slice(0, line) ?? [];
  const own = before.pop() ?? "";
  if (file.endsWith(".md")) return [/^(\w+):/.exec(own)?.[1] ?? "body"];
  const node = tree && findNodeAtOffset(tree, [...before, ""].join("\n").length + column - 1, true);
  return node ? getNodePath(node) : [];
}
