/** Exercises for the pages and PDF files. */
import { assertPresent } from "../../assert-present";
import type { Content, contentReader } from "../../content/read-content";

/** An exercise with its module, and its trainer resolved from the slug. */
export type SetExercise = Omit<Content<"exercises.json">[number], "trainer"> & {
  module: Content<"courses.json">[number]["modules"][number];
  trainer: Content<"faculty.json">[number];
};

/** All exercises of the checked content. */
export function exercisesIn(read: ReturnType<typeof contentReader>): SetExercise[] {
  const [courses, trainers] = [read("courses.json"), read("faculty.json")];
  return read("exercises.json").map((exercise) => {
    const modules = courses.find(({ slug }) => slug === exercise.course)?.modules;
    const module = modules?.find(({ toWeek }) => toWeek >= exercise.week);
    const trainer = trainers.find(({ slug }) => slug === exercise.trainer);
    return { ...exercise, module: assertPresent(module, "week"), trainer: assertPresent(trainer, "trainer") };
  });
}
