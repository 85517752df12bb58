/** Resolves the slugs in batches and exercises, for files that the build writes in addition to pages. */
import { assertPresent } from "../assert-present";
import { moduleInWeek } from "../content/durations";
import { readDurations, type PrintReader } from "../content/content-reader";
import { batchTotals, soonestFirst } from "../time/class-times";

export type ResolvedExercise = ReturnType<typeof exercisesIn>[number];

function findSlug<Item extends { slug: string }>(items: Item[], slug: string): Item {
  const item = items.find((item) => item.slug === slug);
  return assertPresent(item, slug);
}

/** All batches of the checked content with their length, course and trainer, soonest first. */
export function batchesIn(read: PrintReader) {
  const [courses, trainers] = [read("courses.json"), read("faculty.json")];
  return soonestFirst(read("batches.json")).map((batch) => {
    const course = findSlug(courses, batch.course);
    const trainer = trainers.find(({ slug }) => slug === batch.trainer);
    return { ...batch, ...batchTotals(batch, readDurations(read, course)), course, trainer };
  });
}

/** All exercises of the checked content, each with the module of its week and its trainer. */
export function exercisesIn(read: PrintReader) {
  const [courses, trainers] = [read("courses.json"), read("faculty.json")];
  return read("exercises.json").map((exercise) => {
    const module = moduleInWeek(findSlug(courses, exercise.course).modules, exercise.week);
    return { ...exercise, module, trainer: findSlug(trainers, exercise.trainer) };
  });
}
