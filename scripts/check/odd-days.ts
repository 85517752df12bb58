/** Days that are too far ahead, or past. */
import { day } from "../../src/text/format";
import { daysBetween, isDate } from "../../src/time/india-time";
import { passageAt, warningAt, type Passage, type Source, type Warning } from "./source";

/** In days: no batch is planned further ahead. */
const farthest = 550;

/** Days that may be still to come. */
const plans = ["start", "retired", "from", "until"];

/** Warns of future days of what has happened, of batches far in the future, and of past batches. */
export function oddDayWarnings(source: Source, today: string): Warning[] {
  return source.passages.flatMap((passage) => {
    const date = dateOf(passage);
    const message = date && messageOn(date, passage, source, today);
    return message ? [warningAt(source, passage, message)] : [];
  });
}

/** The day that a field holds, or the front matter of a policy. */
function dateOf({ text, file }: Passage): string | undefined {
  const value = file.endsWith(".md") ? /^lastUpdated: "(.*)"$/.exec(text)?.[1] : text;
  return value && isDate(value) ? value : undefined;
}

function messageOn(date: string, { file, path }: Passage, source: Source, today: string): string | undefined {
  const appears = passageAt(source, file, [...path.slice(0, -1), "from"])?.text ?? today;
  if (!plans.includes(String(path.at(-1))))
    return date > today && date > appears
      ? `is ${day(date)}, a day that is still to come: write the day on which it happened`
      : undefined;
  if (file !== "batches.json") return undefined;
  if (date < today) return `is ${day(date)}, which is past, so no page shows it: write its next day, or remove it`;
  if (daysBetween(today, date) > farthest)
    return `is ${day(date)}, more than a year and a half from now: check the year`;
  return undefined;
}
