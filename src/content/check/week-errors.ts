/** The check that an exercise names a week of its course. */
import { findNodeAtLocation } from "jsonc-parser";
import type { Content } from "../read-content";
import type { ContentError } from "./content-error";
import { errorAt, type Parsed } from "./read-file";

/** Reports exercises whose week is after the last one of their course; says nothing while one of the two files has errors of its own. */
export function weekErrors(parsed: Parsed[]): ContentError[] {
  const sound = (file: string) => parsed.find((other) => other.file === file && other.issues.length === 0);
  const [courses, exercises] = [sound("courses.json"), sound("exercises.json")];
  if (!courses || !exercises) return [];
  // Files without issues have these types.
  return (exercises.value as Content<"exercises.json">).flatMap(({ course, week }, index) => {
    const { modules = [] } = (courses.value as Content<"courses.json">).find(({ slug }) => slug === course) ?? {};
    const last = modules.at(-1)?.toWeek ?? week; // a course that does not exist is an error of its own
    const path = [index, "week"];
    const node = findNodeAtLocation(exercises.tree, path);
    if (!node || week <= last) return [];
    return [errorAt(exercises, node, path, `must be a week of the course, from 1 to ${last}, but is ${week}`)];
  });
}
