import { deadControls } from "../support/control-walk";
import { templates } from "../support/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";

for (const { path, status } of templates) {
  test(`every control of ${path} has an effect`, async ({ page, pageErrors }) => {
    if (status === 404) pageErrors.expect(...missingPageErrors(path));
    // All pages share their header and footer.
    expect(await deadControls(page, path, path === "/" ? "body" : "main")).toEqual([]);
  });
}
