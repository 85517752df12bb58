/** References by slug: unknown ones, and those that do not fit the course, the trainer or the author beside them. */
import type { JSONPath } from "jsonc-parser";
import { formatList } from "../../../text/format";
import { didYouMean } from "../../../text/nearest";
import { referables } from "../../schemas/shapes";
import { slugsOf } from "../addresses";
import { soundContent, type SiteContent } from "../content";
import type { Finding } from "../finding";
import { isOptional } from "../messages";
import { eachText, isOf, type Rule } from "../rule";
import { findingAt, textAt, type ContentText } from "../texts";

export const references: Rule[] = [
  { level: "error", find: eachText(isOf("reference"), referenceError) },
  { level: "error", find: teachingErrors },
  { level: "warning", find: bylines },
];

/** The error in a reference, worded as the rest of a sentence; undefined if the slug exists. */
function referenceError(content: SiteContent) {
  return ({ written, to, path, source }: ContentText) => {
    const known = to && slugsOf(content, to);
    if (!known || known.includes(written)) return undefined;
    const what = path.length > 2 && isOptional(path, source.schema) ? "field" : "entry";
    const fix = didYouMean(written, known, `remove this ${what}, or name another ${referables[to]}`);
    return `names "${written}", which data/${to} does not have${fix}`;
  };
}

/**
 * Reports trainers who do not teach the course of their batch or exercise, and exercises in weeks after the course
 * ends.
 */
function teachingErrors(content: SiteContent): Finding[] {
  const [courses, trainers] = [soundContent(content, "courses.json"), soundContent(content, "faculty.json")];
  if (!courses || !trainers) return [];
  const known = courses.map(({ slug }) => slug);
  const error = (file: string, path: JSONPath, message: string) => {
    const at = textAt(content, file, path);
    return at ? [findingAt(at, message)] : [];
  };
  return (["batches.json", "exercises.json"] as const).flatMap((file) =>
    (soundContent(content, file) ?? []).flatMap((item, index) => {
      const { course, trainer } = item;
      const teacher = trainers.find(({ slug }) => slug === trainer);
      const last = courses.find(({ slug }) => slug === course)?.modules.at(-1)?.toWeek;
      if (last && "week" in item && item.week > last)
        return error(file, [index, "week"], `must be a week of the course, from 1 to ${last}, but is ${item.week}`);
      // Unknown courses are reported separately; one may be a misspelling of this course.
      if (!teacher || ![course, ...teacher.courses].every((slug) => known.includes(slug))) return [];
      if (teacher.courses.includes(course)) return [];
      const others = trainers.filter((other) => other.courses.includes(course)).map(({ slug }) => slug);
      const choice = others.length > 0 ? `choose ${others.join(" or ")}, or` : "choose another trainer, or";
      const message = `must teach the course, but ${trainer} does not teach ${course}: ${choice} add the course in data/faculty.json`;
      return error(file, [index, "trainer"], message);
    }),
  );
}

/** Articles and papers that do not list their trainer as an author. */
function bylines(content: SiteContent): Finding[] {
  const plain = (name: string) => name.replace(/^Dr\.? /, "");
  const articles = (soundContent(content, "blog.json")?.articles ?? []).map(({ author, trainer }, index) => ({
    at: textAt(content, "blog.json", ["articles", index, "trainer"]),
    authors: [author],
    trainer,
  }));
  const papers = (soundContent(content, "publications.json") ?? []).flatMap(({ authors, trainers = [] }, index) =>
    trainers.map((trainer, position) => ({
      at: textAt(content, "publications.json", [index, "trainers", position]),
      authors,
      trainer,
    })),
  );
  return [...articles, ...papers].flatMap(({ at, authors, trainer }) => {
    const name = soundContent(content, "faculty.json")?.find(({ slug }) => slug === trainer)?.name;
    if (!at || !name || authors.map(plain).includes(plain(name))) return [];
    return [
      findingAt(at, `is ${name}, but the work is by ${formatList(authors)}: name the same person in both fields`),
    ];
  });
}
