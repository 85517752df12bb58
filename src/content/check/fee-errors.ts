/** The fee list, which repeats the fee and the duration of courses: each stands in courses.json, and must be the same here. */
import { findNodeAtLocation, type Node } from "jsonc-parser";
import { z } from "zod";
import { course } from "../schemas/courses.schema";
import { fee } from "../schemas/fees.schema";
import { position, type ContentError } from "./content-error";
import { errorAt, type Parsed } from "./read-file";

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

/** Reports each difference, with the command that mends them all. */
export function feeErrors(parsed: Parsed[]): ContentError[] {
  const [fees, courses] = ["fees.json", "courses.json"].map((name) => parsed.find(({ file }) => file === name));
  if (!fees || !courses) return [];
  return feeDifferences(fees, courses).map(({ path, node, value, source }) => {
    const { line } = position(courses.text, source.offset);
    const message = `must be ${JSON.stringify(value)}, as in data/courses.json, line ${line}, but is ${JSON.stringify(node.value)}: run npm run fees, which takes it from there`;
    return errorAt(fees, node, path, message);
  });
}
