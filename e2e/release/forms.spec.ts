/** The forms of `npm run edit` that edit.spec.ts does not open, because their fields are of the same kinds. */
import type { Page } from "@playwright/test";
import { otherForms } from "../support/editor-forms";
import { editorErrors, expectUnchangedForm, openEditor } from "../support/editor-session";
import { test } from "../support/site-test";

// All tests share one editor, and hence one file, as in edit.spec.ts.
test.describe.configure({ mode: "serial" });

let page: Page;
let editor: Awaited<ReturnType<typeof openEditor>>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000); // Sveltia starts slowly on a busy machine
  page = await browser.newPage({ viewport: { width: 1440, height: 3000 } });
  editor = await openEditor(page);
});
test.afterAll(async () => {
  await page.close();
  editor.close();
});
test.beforeEach(({ pageErrors }) => pageErrors.allow(...editorErrors));

for (const file of otherForms)
  test(`${file} opens and closes without a change`, () => expectUnchangedForm(page, editor, file));
