import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../src/build/check-before-build";
import { partial } from "../support/partial";
import { newProject, placeOf, swap } from "../support/project";

test("a build stops with each error before it makes a page", async () => {
  const root = newProject(["courses.json", swap("15000", '"15000"')], ["home.json", swap('"/about"', '"/abuot"')]);
  const panic = jest.fn<undefined, [string]>();
  const store = { getState: () => ({ program: { directory: root } }) };
  const gatsby = partial<ParentSpanPluginArgs>({ reporter: { panic }, store });
  await onPreBootstrap?.(gatsby, { plugins: [] }, jest.fn());
  expect(panic.mock.calls.map(([report]) => report.split("\n").slice(1))).toEqual([
    [
      expect.stringContaining(`data/courses.json:${placeOf("courses.json", "15000")} item 1 (Python), price must be`),
      expect.stringContaining(
        `data/home.json:${placeOf("home.json", '"/about"')} about, action, link leads to "/abuot"`,
      ),
    ],
  ]);
});
