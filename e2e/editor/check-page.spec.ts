/** The page beside the forms of `npm run edit`; session.slow.test.ts covers the check behind it. */
import { EventEmitter } from "node:events";
import { formAddress } from "../../scripts/edit/form-groups";
import { previewAddress } from "../../scripts/edit/preview";
import type { Session, State } from "../../scripts/edit/session";
import { editorErrors, openEditor } from "../support/editor/editor-session";
import { expect, test } from "../support/site-test";
import { step } from "../support/timed-step";

const line = (name: string) => ({ form: formAddress(name), place: name, text: "is odd", key: `key of ${name}` });
const nothing = { errors: [], warnings: [], accepted: [], schedule: [] };
const initial: State = {
  folder: "/site",
  report: nothing,
  isChecking: false,
  preview: "ready",
  page: `${previewAddress}/`,
};

/** A session whose state the test sets. */
function fakeSession() {
  const changes = new EventEmitter();
  const accepted: string[] = [];
  let state = initial;
  const session: Session = {
    state: () => state,
    listen(hear) {
      changes.on("change", hear);
      return () => changes.off("change", hear);
    },
    accept: (key) => accepted.push(key),
  };
  const set = (change: Partial<State>) => {
    state = { ...initial, ...change };
    changes.emit("change");
  };
  return { session, set, accepted };
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(...editorErrors, /^Transition was aborted/)); // logged by Sveltia

test("findings, schedule and preview follow the session, and findings link to their fields", async ({
  page,
  pageErrors,
}) => {
  test.slow(); // Sveltia starts slowly on a busy machine
  const { session, set, accepted } = fakeSession();
  await page.route(`${previewAddress}/**`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const { address, close } = await openEditor(page, ["batches.json", "courses.json", "site.json"], session);
  await page.goto(`${address}/check`);
  await expect(page.getByText("No errors")).toBeVisible();
  await expect(page.getByTitle("Preview")).toHaveAttribute("src", `${previewAddress}/`);

  set({ isChecking: true });
  await expect(page.getByText("Checking…")).toBeVisible();
  await expect(page.getByText("No errors")).toBeHidden();

  const forms = page.frameLocator("iframe[name=forms]");
  set({ report: { ...nothing, errors: ["site", "courses", "batches"].map(line) } });
  for (const [name, label] of Object.entries({ site: "Site", courses: "Courses", batches: "Batches" }))
    await step(`a link to ${name}`, async () => {
      await page.getByRole("link", { name, exact: true }).click();
      await expect(forms.getByText(`› ${label} –`)).toBeVisible({ timeout: 20_000 });
      await expect(forms.getByRole("group", { name: /Field$/ }).first()).toBeVisible();
    });
  await step("a link to a field in another form of the same group", async () => {
    const form = formAddress("courses", ["courses", 2, "seo", "updated"]);
    set({ report: { ...nothing, errors: [{ form, place: "Updated", text: "is odd" }] } });
    await page.getByRole("link", { name: "Updated" }).click();
    const field = forms.getByRole("group", { name: /Updated.* Field$/ });
    await expect(field.locator("input")).toBeFocused({ timeout: 20_000 });
    await expect(field).toBeInViewport();
  });

  const schedule = ["From 1 January 2027: “Python trainer” (Careers) appears."];
  const report = { errors: [line("site")], warnings: [line("courses")], accepted: [line("fees")], schedule };
  set({ report, page: `${previewAddress}/courses` });
  await expect(page.getByRole("listitem").filter({ hasText: "is odd" }).first()).toHaveText("site is odd");
  await expect(page.getByText("1 error to fix before you can publish")).toBeVisible();
  await expect(page.getByText("The preview stays as it was until the errors are fixed.")).toBeVisible();
  await expect(page.getByTitle("Preview")).toHaveAttribute("src", `${previewAddress}/courses`);
  await page.getByText("What appears and disappears").click();
  await expect(page.getByText(schedule.join())).toBeVisible();
  await page.getByText("1 accepted warning").click();
  await expect(page.getByRole("link", { name: "fees", exact: true })).toBeVisible();

  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(1); // only the open warning has one
  await page.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => accepted).toEqual(["key of courses"]);

  set({ preview: "failed" });
  await expect(page.getByText("There is no preview")).toBeVisible();
  await expect(page.getByTitle("Preview")).toBeHidden();

  pageErrors.allow(/net::ERR_/, /^Failed to (?:fetch|load the .+ font)/); // from forms that are still loading
  close();
  await expect(page.getByText("The editor has stopped")).toBeVisible();
});
