/** Checks references by slug, and that batches and exercises fit the course and trainer they name. */
import type { JSONPath } from "jsonc-parser";
import { didYouMean } from "../../text/nearest";
import { referables } from "../schemas/shapes";
import { errorAt, soundContent, textAt, type ContentText, type SiteContent } from "./content";
import type { ContentError } from "./content-error";
import { isOptional } from "./messages";

/**
 * The slugs of a file's items; undefined if the list or a slug is invalid, to report that error instead of broken
 * references.
 */
export function slugsOf({ files, texts }: SiteContent, file: string): string[] | undefined {
  const items = files[file]?.tree.children?.length;
  const slugs = texts.filter((text) => text.kind === "slug" && text.file === file).map(({ written }) => written);
  return items && items === new Set(slugs).size ? slugs : undefined;
}

/** The error in a reference, worded as the rest of a sentence; undefined if the slug exists. */
export function referenceError({ written, to, path, source }: ContentText, content: SiteContent): string | undefined {
  const known = to && slugsOf(content, to);
  if (!known || known.includes(written)) return undefined;
  const what = path.length > 2 && isOptional(path, source.schema) ? "field" : "entry";
  const fix = didYouMean(written, known, `remove this ${what}, or name another ${referables[to]}`);
  return `names "${written}", which data/${to} does not have${fix}`;
}

/**
 * Reports trainers who do not teach the course of their batch or exercise, and exercises in weeks after the course
 * ends.
 */
export function teachingErrors(content: SiteContent): ContentError[] {
  const [courses, trainers] = [soundContent(content, "courses.json"), soundContent(content, "faculty.json")];
  if (!courses || !trainers) return [];
  const known = courses.map(({ slug }) => slug);
  const error = (file: string, path: JSONPath, message: string) => {
    const at = textAt(content, file, path);
    return at ? [errorAt(at, message)] : [];
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
