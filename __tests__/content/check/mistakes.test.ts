import { addressFaults, anyPattern, placeholders, foreignSyntax, typos } from "../../../src/content/check/mistakes";
import { newProject } from "../../support/project";
import { warningsOf } from "../../support/warnings";

const mistakes = { ...typos, ...addressFaults, "as it is written": foreignSyntax, "is a placeholder": placeholders };
const examples = Object.entries(mistakes).flatMap(([fix, patterns]) =>
  patterns.flatMap(([pattern, ...texts]) => texts.map((text) => ({ fix, text, pattern, any: anyPattern(patterns) }))),
);

let warnings: string[];
beforeAll(async () => {
  const edit = (json: string) => {
    const [course, ...others] = JSON.parse(json) as object[];
    return JSON.stringify([{ ...course, highlights: examples.map(({ text }) => text) }, ...others]);
  };
  warnings = await warningsOf(newProject(["courses.json", edit]));
});

test.each(examples)("the check warns of “$text”: $fix", ({ fix, text, pattern, any }) => {
  expect(text).toMatch(pattern);
  expect(text).toMatch(any);
  const place = `highlights ${examples.findIndex((example) => example.text === text) + 1} `;
  expect(warnings).toContainEqual(expect.stringMatching(new RegExp(`${place}.*${fix.replace(/\W/g, "\\$&")}`, "s")));
});
