import exercises from "../../data/exercises.json";
import { findFirefox } from "../../scripts/test-tools";
import { readPdf } from "../support/built/pdf-text";
import { routes } from "../support/content/site-routes";
import { expect } from "../support/site-test";
import { checkMainControls, checkOtherControls, checkRoutes } from "../engines/checks";
import { test } from "../engines/engine-test";

test.use({ engineName: "Firefox" });
test.skip(!findFirefox(), "Firefox is not installed");
test.describe.configure({ mode: "default" }); // one Firefox for all

test.describe("Firefox", () => {
  checkRoutes(routes);
  checkMainControls();
  checkOtherControls();

  test("a course prints with the code of its lesson", async ({ engine }) => {
    const [exercise] = exercises;
    if (!exercise) return test.skip(true, "data/exercises.json has no exercises");
    const packed = (text: string) => text.replace(/\s+/g, "");
    await engine.goto(`/courses/${exercise.course}`);
    const { sheets } = await readPdf((await engine.pdf?.()) ?? new Uint8Array());
    const text = packed(sheets.join(""));
    for (const line of exercise.lines) expect(text).toContain(packed(line));
  });
});
