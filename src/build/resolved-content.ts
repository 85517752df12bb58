/** Batches and exercises with their slugs resolved, for the files that the build writes next to the pages. */
import { assertPresent } from "../assert-present";
import type { Content, contentReader } from "../content/read-content";

type Course = Content<"courses.json">[number];
type Trainer = Content<"faculty.json">[number];

/** A batch with its course and trainer. */
export type Batch = Omit<Content<"batches.json">[number], "course" | "trainer"> & { course: Course; trainer: Trainer };

/** An exercise with its module and trainer. */
export type SetExercise = Omit<Content<"exercises.json">[number], "trainer"> & {
  module: Course["modules"][number];
  trainer: Trainer;
};

function named<Item extends { slug: string }>(items: Item[], slug: string): Item {
  const item = items.find((one) => one.slug === slug);
  return assertPresent(item, slug);
}

/** All batches of the checked content, soonest first. */
export function batchesIn(read: ReturnType<typeof contentReader>): Batch[] {
  const [courses, trainers] = [read("courses.json"), read("faculty.json")];
  return read("batches.json")
    .map((batch) => ({ ...batch, course: named(courses, batch.course), trainer: named(trainers, batch.trainer) }))
    .sort((one, other) => `${one.start}${one.fromTime}`.localeCompare(`${other.start}${other.fromTime}`));
}

/** All exercises of the checked content. */
export function exercisesIn(read: ReturnType<typeof contentReader>): SetExercise[] {
  const [courses, trainers] = [read("courses.json"), read("faculty.json")];
  return read("exercises.json").map((exercise) => {
    const module = named(courses, exercise.course).modules.find(({ toWeek }) => toWeek >= exercise.week);
    return { ...exercise, module: assertPresent(module, "week"), trainer: named(trainers, exercise.trainer) };
  });
}
