/** The check that what names a course and a trainer names one who teaches it. */
import { findNodeAtLocation } from "jsonc-parser";
import { anyItems } from "../schemas/rules";
import type { ContentError } from "./content-error";
import { errorAt, type Parsed } from "./read-file";

/** The lists whose items name a course and a trainer. */
const files = ["batches.json", "exercises.json"];

/** Reports batches and exercises whose trainer does not teach their course; names that do not exist are errors of their own. */
export function trainerErrors(parsed: Parsed[]): ContentError[] {
  const itemsOf = (file: string) => anyItems.safeParse(parsed.find((other) => other.file === file)?.value).data ?? [];
  const [courses, trainers] = [itemsOf("courses.json"), itemsOf("faculty.json")];
  const known = (name: unknown) => courses.some(({ slug }) => slug === name);
  return parsed
    .filter(({ file }) => files.includes(file))
    .flatMap((file) =>
      itemsOf(file.file).flatMap(({ course, trainer }, index) => {
        const path = [index, "trainer"];
        const node = findNodeAtLocation(file.tree, path);
        const teacher = trainers.find(({ slug }) => slug === trainer);
        if (!node || !teacher || !known(course) || teaches(teacher, course)) return [];
        if (!coursesOf(teacher).every(known)) return []; // the course may be the one that is misspelt there
        const others = trainers.filter((other) => teaches(other, course)).map(({ slug }) => String(slug));
        const choice = others.length > 0 ? `choose ${others.join(" or ")}, or` : "choose another trainer, or";
        const message = `must teach the course, but ${String(trainer)} does not teach ${String(course)}: ${choice} add the course in data/faculty.json`;
        return [errorAt(file, node, path, message)];
      }),
    );
}

const teaches = (trainer: Record<string, unknown>, course: unknown) => coursesOf(trainer).includes(course);

function coursesOf({ courses }: Record<string, unknown>): unknown[] {
  return Array.isArray(courses) ? courses : [];
}
