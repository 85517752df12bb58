import { layOutMap } from "../../../src/components/courses/route-map-layout";

/** Draws columns from left to right, and counts roads that lead back: "python → ai: 0". */
function draw(...ways: string[]) {
  const courses = ways.map((way) => {
    const [slug = "", next] = way.split(" → ");
    return { slug, next: next?.split(" ") ?? [] };
  });
  const { columns, stops, roads } = layOutMap(courses);
  const drawn = Array.from({ length: columns }, (_, index) =>
    [...stops].flatMap(([slug, { column, row }]) => (column === index ? [`${slug}${row}`] : [])).join(" "),
  );
  return `${drawn.join(" → ")}: ${roads.filter(({ from, to }) => to.column < from.column).length}`;
}

test.each([
  ["courses follow what leads to them", ["a → b", "b → c", "c"], "a0 → b0 → c0: 0"],
  ["the shortest way counts", ["a → b c", "b → c", "c"], "a0.5 → b0 c1: 0"],
  ["a column is ordered by what leads to it", ["a → b c", "b → d", "c → e", "e", "d"], "a0.5 → b0 c1 → d0 e1: 0"],
  ["a course without roads stands at the start", ["a → b", "b", "c"], "a0 c1 → b0.5: 0"],
  ["a circle leads back once", ["a → b", "b → c", "c → a"], "a0 → b0 → c0: 1"],
  ["a circle beside other courses comes after them", ["a", "b → c", "c → b"], "a0 → b0 → c0: 1"],
  ["long columns are divided", ["a", "b", "c", "d"], "a0 b1 c2 → d1: 0"],
])("%s", (_, ways, drawing) => {
  expect(draw(...ways)).toBe(drawing);
});

test("no courses are an empty map", () => {
  expect(layOutMap([])).toMatchObject({ columns: 0, rows: 0, roads: [] });
});
