/** Days and years that are past, far ahead, or long ago. */
import { soundContent, textAt, textBeside } from "../../../src/content/check/content";
import { day } from "../../../src/text/format";
import { daysAfter, daysBetween, isDate } from "../../../src/time/india-time";
import { isWords, numbersIn, warningAt, type CheckedContent, type Warning } from "../warning";

export const dates = [oddDays, oldNews, oddYears, clashes];

/** In days: no batch is planned further ahead. */
const farthest = 550;

/** In days: time enough to plan the next batch. */
const near = 30;

/** In days, three months: by then most positions are filled, and a blog looks abandoned. */
const quarter = 92;

/** Days that may be still to come. */
const plans = ["start", "retired", "from", "until"];

/** Future days of what has happened, batches that are past, far in the future, or the last one of their course. */
function oddDays({ texts, today }: CheckedContent): Warning[] {
  const starts = texts.filter(
    ({ file, path, text }) => file === "batches.json" && path.at(-1) === "start" && isDate(text),
  );
  const last = new Map<string | undefined, string>();
  for (const start of starts) {
    const course = textBeside(start, "course");
    last.set(course, [last.get(course) ?? "", start.text].sort().at(-1) ?? "");
  }
  return texts.flatMap((at) => {
    const { text, file, path } = at;
    const field = String(path.at(-1));
    if (!isDate(text)) return [];
    const warn = (what: string) => [warningAt(at, `is ${day(text)}, ${what}`)];
    if (!plans.includes(field)) {
      const isToCome = text > today && text > (textBeside(at, "from") ?? today);
      return isToCome ? warn("a day that is still to come: write the day on which it happened") : [];
    }
    if (file !== "batches.json") return [];
    const left = daysBetween(today, text);
    const course = textBeside(at, "course");
    if (left < 0) return warn("which is past, so no page shows it: write its next day, or remove it");
    if (left > farthest) return warn("more than a year and a half from now: check the year");
    return left <= near && last.get(course) === text ? warn(`the last batch of ${course}: add the next one`) : [];
  });
}

/** Positions that are old, and a blog whose newest article is. */
function oldNews({ texts, today }: CheckedContent): Warning[] {
  const datesIn = (inFile: string, field: string) =>
    texts.filter(({ file, path, text }) => file === inFile && path.at(-1) === field && isDate(text));
  const isOld = ({ text }: { text: string }) => daysBetween(text, today) > quarter;
  const newest = datesIn("blog.json", "date")
    .sort((one, other) => other.text.localeCompare(one.text))
    .slice(0, 1);
  return [
    ...datesIn("careers.json", "posted")
      .filter(isOld)
      .map((at) => warningAt(at, `is ${day(at.text)}, three months ago or more: remove the position if it is filled`)),
    ...newest.filter(isOld).map((at) => warningAt(at, `is ${day(at.text)}, and no article is newer: publish one`)),
  ];
}

/** A year that a text names; "from 2048 tokens" has none. */
const yearNamed =
  /\b(?:in|since|from|until|January|February|March|April|May|June|July|August|September|October|November|December) (2[01]\d\d)\b(?!,?\d| \p{L}+s\b)/iu;

/** Years later than the next one: since when somebody teaches, when a paper came out, and those that texts name. */
function oddYears(content: CheckedContent): Warning[] {
  const next = Number(content.today.slice(0, 4)) + 1;
  const fields = Object.entries(content.files).flatMap(([file, source]) =>
    numbersIn(["since", "year", "firstYear"], source?.value).map(({ number, path }) => ({
      at: textAt(content, file, path),
      year: number,
      verb: "is",
    })),
  );
  const texts = content.texts
    .filter(isWords)
    .map((at) => ({ at, year: Number(yearNamed.exec(at.text)?.[1] ?? 0), verb: "names" }));
  return [...fields, ...texts].flatMap(({ at, year, verb }) =>
    at && year > next ? [warningAt(at, `${verb} ${year}, a year that is far ahead: check its digits`)] : [],
  );
}

/** Batches for which a trainer would have to be in two classes at a time. */
function clashes(content: CheckedContent): Warning[] {
  const courses = soundContent(content, "courses.json") ?? [];
  const batches = (soundContent(content, "batches.json") ?? []).map((batch) => {
    const weeks = courses.find(({ slug }) => slug === batch.course)?.modules.at(-1)?.toWeek ?? 0;
    return { ...batch, end: daysAfter(batch.start, 7 * weeks) };
  });
  return batches.flatMap((batch, index) => {
    const earlier = batches
      .slice(0, index)
      .find(
        (other) =>
          other.trainer === batch.trainer &&
          other.days.some((weekday) => batch.days.includes(weekday)) &&
          other.start < batch.end &&
          batch.start < other.end &&
          other.fromTime < batch.toTime &&
          batch.fromTime < other.toTime,
      );
    const at = textAt(content, "batches.json", [index, "trainer"]);
    if (!earlier || !at) return [];
    const message = `teaches the batch of ${earlier.course} from ${day(earlier.start)} at the same hours: change the trainer or the time`;
    return [warningAt(at, message)];
  });
}
