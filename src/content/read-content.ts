/** Typed access to the content, for code that does not use GraphQL. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { plainJson } from "../text/characters";
import { contract, type DataFile } from "./contract";
import { courseDurations, type TimedCourse } from "./durations";

export type Content<File extends DataFile> = z.infer<(typeof contract)[File]>;

export type Reader = ReturnType<typeof contentReader>;

/** Returns a function that reads a file of the checked folder `data`, once. */
export function contentReader(data: string) {
  const known = new Map<DataFile, unknown>();
  return <File extends DataFile>(file: File) => {
    if (!known.has(file)) known.set(file, contract[file].parse(plainJson(readFileSync(join(data, file), "utf8"))));
    return known.get(file) as Content<File>; // generics lose the link between a file and its schema
  };
}

/** The durations of a course in the content. */
export function readDurations(read: Reader, course: TimedCourse & { slug: string }) {
  const card = read("home-courses.json").find((one) => one.course === course.slug);
  return courseDurations(course, read("course-pages.json").durations, card);
}
