/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changeFee, lengthen } from "../scripts/bench/generated-courses";
import { checkContent } from "../src/content/check/check-content";
import { checkInputAt } from "../src/content/check/check-input";
import { newProject } from "./project";

test("a list that is made longer for a measurement passes the check, and so does a changed fee", async () => {
  const root = newProject();
  const list = join(root, "data/courses.json");
  lengthen(list, 1200);
  const before = readFileSync(list, "utf8").split("\n");
  const changed = changeFee(list);
  const after = readFileSync(list, "utf8").split("\n");
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  expect(await checkContent(checkInputAt(root))).toEqual([]);
  const courses = JSON.parse(readFileSync(list, "utf8")) as { slug: string; price: number }[];
  expect(courses).toHaveLength(1200);
  expect(courses.filter(({ price }) => price === changed.price).map(({ slug }) => slug)).toEqual(["python"]);
});
