/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changeFee, lengthen } from "../../../scripts/bench/generated-courses";
import { errorsOf } from "../../support/check-project";
import { newProject } from "../../support/project";

test("a lengthened list passes the check, and a changed fee is its only change", async () => {
  const root = newProject();
  const file = join(root, "data/courses.json");
  lengthen(file, 60);
  const before = readFileSync(file, "utf8").split("\n");
  const changed = changeFee(file);
  const after = readFileSync(file, "utf8").split("\n");
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  expect(await errorsOf(root)).toEqual([]);
  const courses = JSON.parse(after.join("\n")) as { slug: string; price: number }[];
  expect(courses).toHaveLength(60);
  expect(courses.filter(({ price }) => price === changed.price).map(({ slug }) => slug)).toEqual(["python"]);
});
