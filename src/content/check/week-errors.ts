/** The check that an exercise names a week of its course. */
import { findNodeAtLocation } from "jsonc-parser";
import type { ContentError } from "./content-error";
import { errorAt, soundContent, type Parsed } from "./read-file";

/** Reports exercises whose week is after the last one of their course; says nothing while one of the two files has errors of its own. */
export function weekErrors(parsed: Parsed[]): ContentError[] {
  const [courses, exercises] = [soundContent(parsed, "courses.json"), soundContent(parsed, "exercises.json")];
  const own = parsed.find(({ file }) => file === "exercises.json");
  if (!courses || !exercises || !own) return [];
  return exercises.flatMap(({ course, week }, index) => {
    const { modules = [] } = courses.find(({ slug }) => slug === course) ?? {};
    const last = modules.at(-1)?.toWeek ?? week; // a course that does not exist is an error of its own
    const path = [index, "week"];
    const node = findNodeAtLocation(own.tree, path);
    if (!node || week <= last) return [];
    return [errorAt(own, node, path, `must be a week of the course, from 1 to ${last}, but is ${week}`)];
  });
}
