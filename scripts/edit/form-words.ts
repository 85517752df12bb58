/** Rewords hints, errors and warnings for the form, which uses the schemas' titles as labels. */
import type { JSONPath } from "jsonc-parser";
import type { Field } from "@sveltia/cms";
import { place } from "../../src/content/check/messages";
import { day } from "../../src/text/format";
import { isDate } from "../../src/time/india-time";

/** Returns the label of a field, type or file without a title: `durationNote` → Duration note, `home-courses` → Home courses. */
export function labelOf(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return (spaced.charAt(0).toUpperCase() + spaced.slice(1)).replaceAll("-", " ");
}

const contentFile = /(?:data\/)?(?:policies\/)?\b([a-z-]+)\.(?:json|md)\b(?::\d+)?/g;

/** Rewords a hint or message for a form, which has switches, but no quotes, line numbers, file names or field names. */
export function inForm(text: string): string {
  return text
    .replace(/ (?:in quotes|without quotes(?: or commas)?)|, without commas|, written year-month-day/g, "")
    .replace(/, from data\/ on: \S+| in line \d+|; see also lines? [\d, and]*\d/g, "")
    .replace(/\b[a-z][A-Za-z]* \d+ \(([^()]*)\)/g, "$1")
    .replace(contentFile, (_, name: string) => `“${labelOf(name)}”`)
    .replace(/(?<=\b(?:be|to) |; )(?:true|false)\b/g, (word) => (word === "true" ? "on" : "off"))
    .replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (name) => `“${labelOf(name)}”`)
    .replace(/\b\d{4}-\d\d-\d\d\b/g, readableDay);
}

/** Formats a date like the form's lists; returns other text unchanged. */
const readableDay = (text: string) => (isDate(text) ? day(text) : text);

type Sub = { label?: string; summary?: string; fields?: Field[]; widget?: string; root?: boolean };

/** Returns the title of the item of `file` with a slug. */
type TitleOf = (file: string, slug: string) => string;

/** Translates a path into the form's labels: "Python, 11 January 2027, To time". */
export function placeInForm(fields: Field[], value: unknown, path: JSONPath, titleOf: TitleOf): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const [first] = fields as Sub[];
  if (first?.root) return entryInForm(first, value, path, titleOf);
  const field = fields.find(({ name }) => name === key) as Sub | undefined;
  if (!field) return [];
  const below = (value as Record<string, unknown> | undefined)?.[key];
  const inside = Array.isArray(below)
    ? entryInForm(field, below, rest, titleOf)
    : placeInForm(field.fields ?? [], below, rest, titleOf);
  return [field.label ?? "", ...inside];
}

function entryInForm({ summary, widget, fields = [] }: Sub, list: unknown, path: JSONPath, titleOf: TitleOf): string[] {
  const [index, ...rest] = path;
  if (index === undefined) return [];
  const entry: unknown = (list as unknown[])[Number(index)];
  // Lists of choices have no line numbers.
  if (fields.length === 0) return /text$/.test(widget ?? "") ? [`line ${Number(index) + 1}`] : [];
  return [
    summarize(summary ?? "", entry, fields, titleOf) || `entry ${Number(index) + 1}`,
    ...placeInForm(fields, entry, rest, titleOf),
  ];
}

/** Fills in an entry's summary, as Sveltia does. */
function summarize(summary: string, entry: unknown, fields: Field[], titleOf: TitleOf): string {
  return summary.replace(/\{\{fields\.([\w.]+)[^}]*\}\}/g, (_, path: string) => {
    const value = path.split(".").reduce<unknown>((at, key) => Object(at)[key] as unknown, entry);
    if (value === undefined) return "";
    const field = fields.find(({ name }) => name === path);
    return field?.widget === "relation"
      ? titleOf(`${field.file ?? ""}.json`, String(value))
      : readableDay(String(value));
  });
}

/** Removes the location from a message, and rewords the rest for the form. */
export function messageInForm(message: string, value: unknown, path: JSONPath): string {
  const start = `${place(path, value)} `;
  return inForm(message.startsWith(start) ? message.slice(start.length) : message);
}
