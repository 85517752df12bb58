/** References by slug: unknown ones, and those that do not fit the course, the trainer or the author beside them. */
import { distance } from "fastest-levenshtein";
import { visibleValue } from "../../../text/characters";
import { formatList } from "../../../text/format";
import { didYouMean, suggestion } from "../../../text/nearest";
import { schemaAt } from "../../contract";
import { lastWeek } from "../../durations";
import { referables } from "../../schemas/shapes";
import { slugsOf } from "../addresses";
import { validContent, type SiteContent } from "../content";
import { eachText, isOf, type Rules } from "../rule";
import { isField, textBeside, type ContentText } from "../texts";

export const references: Rules = {
  errors: [
    eachText(isOf("reference"), referenceError),
    eachText(({ schema }) => schema.optionsFrom !== undefined, unlistedError),
    eachText(isField("exercises.json.week"), weekError),
  ],
  warnings: [
    eachText(isField("batches.json.trainer", "exercises.json.trainer"), wrongTeacher),
    eachText(isField("blog.json.trainer", "publications.json.trainers"), byline),
    eachText(isOf("person"), misspeltTrainer),
  ],
};

/** The error in a reference, worded as the rest of a sentence; undefined if the slug exists. */
function referenceError(content: SiteContent) {
  return ({ file, written, schema: { to }, path, source }: ContentText) => {
    const slugs = to && slugsOf(content, to);
    if (to === file && slugs?.[Number(path[0])] === written)
      return "names its own entry: remove it, or name another one";
    if (!slugs || slugs.includes(written)) return undefined;
    const parent = schemaAt(path.slice(0, -1), source.schema).properties;
    const former = parent && "retiredCourse" in parent ? ", or write its name in retiredCourse instead" : "";
    const fix = didYouMean(written, slugs, `remove it${former}, or name another ${referables[to]}`);
    return `names ${visibleValue(written)}, which data/${to} does not have${fix}`;
  };
}

/** A text's field, in the notation of `optionsFrom`: `gallery.categories.*.name`. */
const fieldPath = ({ file, path }: ContentText) => [file.replace(".json", ""), ...path].join(".").replace(/\d+/g, "*");

/** The error in a value that is not in the list of valid ones. */
function unlistedError({ texts }: SiteContent) {
  const values = texts.map((text) => ({ field: fieldPath(text), value: text.written }));
  return ({ written, schema: { optionsFrom } }: ContentText) => {
    const listed = values.flatMap(({ field, value }) => (field === optionsFrom ? [value] : []));
    if (listed.length === 0 || listed.includes(written)) return undefined;
    return `must be one of ${listed.join(", ")}, but is "${written}"${didYouMean(written, listed)}`;
  };
}

/** Trainers who do not teach the course of their batch or exercise. */
function wrongTeacher(content: SiteContent) {
  const [courses, trainers] = [validContent(content, "courses.json"), validContent(content, "faculty.json")];
  if (!courses || !trainers) return undefined;
  return (text: ContentText) => {
    const course = textBeside(text, "course") ?? "";
    const teaches = (one: (typeof trainers)[number]) => one.courses?.includes(course);
    const teacher = trainers.find(({ slug }) => slug === text.written);
    if (!teacher || teaches(teacher) || !courses.some(({ slug }) => slug === course)) return undefined;
    const choice = ["choose another", ...trainers.filter(teaches).map(({ slug }) => slug)].join(", ");
    return `is ${text.written}, who does not teach ${course}: ${choice}, or add the course in data/faculty.json`;
  };
}

/** Exercises in weeks after the course ends. */
function weekError(content: SiteContent) {
  const courses = validContent(content, "courses.json");
  return (week: ContentText) => {
    const course = courses?.find(({ slug }) => slug === textBeside(week, "course"));
    const last = lastWeek(course);
    if (last === 0 || Number(week.written) <= last) return undefined;
    return `must be a week of the course, from 1 to ${last}, but is ${week.written}`;
  };
}

const withoutTitle = (name: string) => name.replace(/^(?:\(?(?:Prof|Dr|Mrs?|Ms)\b[.)]* )+/, "");

/** Whether two names differ in at most a sixth of their letters, as after typing errors. */
const isNear = (one: string, other: string) => distance(withoutTitle(one), withoutTitle(other)) <= other.length / 6;

/** People whose names differ little from a trainer's; spelling.ts finds them in sentences. */
function misspeltTrainer(content: SiteContent) {
  const names = (validContent(content, "faculty.json") ?? []).map(({ name }) => withoutTitle(name));
  return ({ shown }: ContentText) => {
    const near = names.includes(withoutTitle(shown)) ? undefined : names.find((name) => isNear(shown, name));
    return near && `is "${shown}"${suggestion(near)}`;
  };
}

/** Articles and papers that do not list their trainer as an author. */
function byline(content: SiteContent) {
  const trainers = validContent(content, "faculty.json");
  return ({ file, path, written }: ContentText) => {
    const work = String(path).replace(/,trainer.*/, ",author");
    const people = content.texts.filter((text) => text.file === file && String(text.path).startsWith(work));
    const authors = people.map((text) => text.written);
    const name = trainers?.find(({ slug }) => slug === written)?.name;
    if (!name || authors.some((author) => isNear(author, name))) return undefined;
    return `is ${name}, but the work is by ${formatList(authors)}: name the same person in both fields`;
  };
}
