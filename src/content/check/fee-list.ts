/**
 * The fee list, which repeats the fee and the duration of courses. What the site shows is that of courses.json: a build writes
 * it into its copy of the list.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, findNodeAtLocation, modify, type Node } from "jsonc-parser";
import { z } from "zod";
import { course } from "../schemas/courses.schema";
import { fee } from "../schemas/fees.schema";
import { readDataFile, type Parsed } from "./read-file";

/** A value of the fee list that is not that of its course: its node, and the value of the course with its own. */
type Difference = { path: [row: number, field: string]; node: Node; value: string | number; source: Node };

/** The fields of a row, and those of the course that they repeat. */
const repeated = { duration: "duration", fee: "price" } as const;

const schemas = { duration: [fee.shape.duration, course.shape.duration], fee: [fee.shape.fee, course.shape.price] };

/** Finds where the fee list differs from the courses. What is broken, in a row or in a course, is no difference. */
export function feeDifferences(fees: Parsed, courses: Parsed): Difference[] {
  const slugs = z.array(z.object({ slug: z.unknown() })).safeParse(courses.value).data ?? [];
  const rows = z.array(z.object({ course: z.unknown() })).safeParse(fees.value).data ?? [];
  return rows.flatMap(({ course: slug }, row) =>
    (Object.keys(repeated) as (keyof typeof repeated)[]).flatMap((field) => {
      const node = findNodeAtLocation(fees.tree, [row, field]);
      const index = slugs.findIndex((item) => item.slug === slug);
      const source = findNodeAtLocation(courses.tree, [index, repeated[field]]);
      const areValid = [node, source].every((part, side) => schemas[field][side]?.safeParse(part?.value).success);
      if (!node || !source || !areValid || node.value === source.value) return [];
      return [{ path: [row, field], node, value: source.value as string | number, source }];
    }),
  );
}

/** Brings the fee list of the folder `data` in line with the courses and returns how many values it changed. What is broken stays. */
export function writeFees(data: string): number {
  const [fees, courses] = (["fees.json", "courses.json"] as const).map((file) => readDataFile(data, file).parsed);
  if (!fees || !courses) return 0;
  const differences = feeDifferences(fees, courses);
  const edited = differences.reduce(
    (text, { path, value }) => applyEdits(text, modify(text, path, value, {})),
    fees.text,
  );
  if (differences.length > 0) writeFileSync(join(data, fees.file), edited);
  return differences.length;
}
