/** The check that each batch has a trainer of its course. */
import { findNodeAtLocation } from "jsonc-parser";
import { anyItems } from "../schemas/rules";
import type { ContentError } from "./content-error";
import { errorAt, type Parsed } from "./read-file";

/** Reports batches whose trainer does not teach their course; names that do not exist are errors of their own. */
export function batchErrors(parsed: Parsed[]): ContentError[] {
  const itemsOf = (file: string) => anyItems.safeParse(parsed.find((other) => other.file === file)?.value).data ?? [];
  const file = parsed.find((other) => other.file === "batches.json");
  const [courses, trainers] = [itemsOf("courses.json"), itemsOf("faculty.json")];
  return itemsOf("batches.json").flatMap(({ course, trainer }, index) => {
    const path = [index, "trainer"];
    const node = file && findNodeAtLocation(file.tree, path);
    const teacher = trainers.find(({ slug }) => slug === trainer);
    const known = (name: unknown) => courses.some(({ slug }) => slug === name);
    if (!node || !teacher || !known(course) || teaches(teacher, course)) return [];
    if (!coursesOf(teacher).every(known)) return []; // the course may be the one that is misspelt there
    const others = trainers.filter((other) => teaches(other, course)).map(({ slug }) => String(slug));
    const choice = others.length > 0 ? `choose ${others.join(" or ")}, or` : "choose another trainer, or";
    const message = `must teach the course, but ${String(trainer)} does not teach ${String(course)}: ${choice} add the course in data/faculty.json`;
    return [errorAt(file, node, path, message)];
  });
}

const teaches = (trainer: Record<string, unknown>, course: unknown) => coursesOf(trainer).includes(course);

function coursesOf({ courses }: Record<string, unknown>): unknown[] {
  return Array.isArray(courses) ? courses : [];
}
