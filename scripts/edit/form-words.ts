/** Rewords hints, errors and warnings for the form, which uses the schemas' titles as labels. */
import { day } from "../../src/text/format";
import { isDate } from "../../src/time/india-time";

/** The label of a field, type or file without a title: `readTime` → Read time, `home-courses` → Home courses. */
export function fieldLabel(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return (spaced.charAt(0).toUpperCase() + spaced.slice(1)).replaceAll("-", " ");
}

const contentFile = /(?:data\/)?(?:policies\/)?\b([a-z-]+)\.(?:json|md)\b(?::\d+)?/g;

/** Rewords a hint or message for the form: no quotes, line numbers, file or field names; on for true, off for false. */
export function inForm(text: string): string {
  return text
    .replace(/ (?:in quotes|without quotes(?: or commas)?)|, without commas|, written year-month-day/g, "")
    .replace(/, from data\/ on: \S+| on line \d+/g, "")
    .replace(/\b[a-z][A-Za-z]* \d+ \(([^()]*)\)/g, "$1")
    .replace(contentFile, (_, name: string) => `“${fieldLabel(name)}”`)
    .replace(/(?<=\b(?:be|to) |; )(?:true|false)\b/g, (word) => (word === "true" ? "on" : "off"))
    .replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (name) => `“${fieldLabel(name)}”`)
    .replace(/\b\d{4}-\d\d-\d\d\b/g, readableDay);
}

/** Formats a date like the form's lists; returns other text unchanged. */
export const readableDay = (text: string) => (isDate(text) ? day(text) : text);
