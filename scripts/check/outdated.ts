/** Content that was right until time passed. */
import type { DataFile } from "../../src/content/contract";
import { day } from "../../src/text/format";
import { quote, sentenceAround } from "../../src/text/sentences";
import { daysBetween, isDate } from "../../src/time/india-time";
import { isWords, passageAt, warningAt, type Passage, type Source, type Warning } from "./source";

/** In days: time enough to plan the next batch. */
const near = 30;

/** In days, three months: by then most positions are filled, and a blog looks abandoned. */
const quarter = 92;

/** Warns of courses, positions and articles that need a new date, and of texts that name a retired exam or a past year. */
export function outdatedWarnings(source: Source, today: string): Warning[] {
  return [
    ...lastBatches(source, today),
    ...oldPositions(source, today),
    ...articleDates(source, today),
    ...retiredExams(source, today),
    ...pastCopyrights(source, today),
  ];
}

/** The dates of a file in fields of one name, in their order there. */
function datesIn({ passages }: Source, inFile: DataFile, field: string): Passage[] {
  return passages.filter(({ file, path, text }) => file === inFile && path.at(-1) === field && isDate(text));
}

/** The batch after which a course has none. One that is over is an odd day. */
function lastBatches(source: Source, today: string): Warning[] {
  const courseOf = ({ path: [index = 0] }: Passage) => passageAt(source, "batches.json", [index, "course"])?.text;
  const starts = datesIn(source, "batches.json", "start").sort((a, b) => a.text.localeCompare(b.text));
  const last = new Map(starts.map((start) => [courseOf(start), start]));
  return [...last].flatMap(([course, start]) => {
    const left = daysBetween(today, start.text);
    if (left < 0 || left > near) return [];
    return [warningAt(source, start, `is ${day(start.text)}, the last batch of ${course}: add the next one`)];
  });
}

const isOld = ({ text }: Passage, today: string) => daysBetween(text, today) > quarter;

function oldPositions(source: Source, today: string): Warning[] {
  const old = datesIn(source, "careers.json", "posted").filter((posted) => isOld(posted, today));
  return old.map((posted) =>
    warningAt(source, posted, `is ${day(posted.text)}, three months ago or more: remove the position if it is filled`),
  );
}

function articleDates(source: Source, today: string): Warning[] {
  const dates = datesIn(source, "blog.json", "date");
  const [newest] = [...dates].sort((a, b) => b.text.localeCompare(a.text));
  return [
    ...(newest && isOld(newest, today)
      ? [warningAt(source, newest, `is ${day(newest.text)}, and no article is newer: publish one`)]
      : []),
    ...dates
      .filter(({ text }, index) => text > (dates[index - 1]?.text ?? text))
      .map((date) => warningAt(source, date, "is later than that of the article above it: put the newest first")),
  ];
}

/** Texts that name an exam as if it could still be taken. A field beside the text may say that it is retired. */
function retiredExams(source: Source, today: string): Warning[] {
  const retired = datesIn(source, "courses.json", "retired").filter(({ text }) => text <= today);
  const codes = retired.flatMap(({ path }) => passageAt(source, "courses.json", [...path.slice(0, -1), "code"]) ?? []);
  const names = new Map(codes.map(({ text }) => [text, new RegExp(`\\b${text.replace(/\W/g, "\\$&")}\\b`)]));
  return source.passages.flatMap((passage) => {
    const { file, path, text } = passage;
    if (/\b(?:retired|formerly)\b/i.test(text) || passageAt(source, file, [...path.slice(0, -1), "retired"])) return [];
    return [...names].flatMap(([code, name]) => {
      const sentence = quote(sentenceAround(text, text.search(name)));
      return name.test(text)
        ? [warningAt(source, passage, `names ${code}, which is retired: say so, or name its successor: ${sentence}`)]
        : [];
    });
  });
}

function pastCopyrights(source: Source, today: string): Warning[] {
  return source.passages.filter(isWords).flatMap((passage) => {
    const [, year = today] = /© (\d{4})\b/.exec(passage.text) ?? [];
    const now = today.slice(0, 4);
    return year < now ? [warningAt(source, passage, `says © ${year}: write © ${now}`)] : [];
  });
}
