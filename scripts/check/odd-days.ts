/** Days and years that are too far ahead, and past days. */
import { day } from "../../src/text/format";
import { daysBetween, isDate } from "../../src/time/india-time";
import { isWords, numbersIn, passageAt, warningAt, type Passage, type Source, type Warning } from "./source";

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

/** A year that a text names; "from 2048 tokens" has none. */
const yearNamed =
  /\b(?:in|since|from|until|January|February|March|April|May|June|July|August|September|October|November|December) (2[01]\d\d)\b(?!,?\d| \p{L}+s\b)/iu;

/** Warns of years later than the next one: since when somebody teaches, when a paper came out, and those that texts name. */
export function oddYearWarnings(source: Source, today: string): Warning[] {
  const next = Number(today.slice(0, 4)) + 1;
  const fields = Object.entries(source.files).flatMap(([file, parsed]) =>
    numbersIn(["since", "year", "firstYear"], parsed?.value).flatMap(({ number, path }) => {
      const passage = number > next && passageAt(source, file, path);
      return passage ? [{ passage, year: number, verb: "is" }] : [];
    }),
  );
  const texts = source.passages.filter(isWords).flatMap((passage) => {
    const year = Number(yearNamed.exec(passage.text)?.[1] ?? 0);
    return year > next ? [{ passage, year, verb: "names" }] : [];
  });
  return [...fields, ...texts].map(({ passage, year, verb }) =>
    warningAt(source, passage, `${verb} ${year}, a year that is far ahead: check its digits`),
  );
}
