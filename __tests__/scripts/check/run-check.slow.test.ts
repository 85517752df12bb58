import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import matchers from "../../../.github/check-findings.json";
import { newProject, placeOf, swap } from "../../support/project";

const root = newProject(["courses.json", swap("15000", '"15000"')], ["home.json", swap('"/about"', '"/abuot"')]);

const messages = [
  `data/courses.json:${placeOf("courses.json", "15000")} item 1 (Python), price must be whole rupees without quotes or commas, such as 15000, but is "15000"`,
  `data/home.json:${placeOf("home.json", '"/about"')} about, action, link leads to "/abuot", which is not a page of this site; did you mean "/about"?`,
];

test("npm run check prints each error once and fails", () => {
  // Without npm and tsx, which start processes of their own.
  const words = ["--import", require.resolve("tsx"), resolve("scripts/check/run-check.ts")];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  for (const message of messages) expect(`${stdout} ${stderr}`.split(message)).toHaveLength(2);
  const onGitHub = new RegExp(matchers.problemMatcher[0]?.pattern[0]?.regexp ?? "", "gm");
  expect(stderr.match(onGitHub)).toEqual(messages);
  expect(status).toBe(1);
});
