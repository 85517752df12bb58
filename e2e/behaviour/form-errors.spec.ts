/** Invalid input in the enquiry form. */
import contact from "../../data/contact.json";
import forms from "../../data/forms.json";
import { expectNoViolation } from "../support/checks/axe-check";
import { asha, fill, formOn, test } from "../support/pages/forms-host";
import { expect } from "../support/site-test";
import { narrow, visit } from "../support/pages/page-visits";

const { mistakes } = forms;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser blocks missing fields, including the e-mail address", async ({ page, host }) => {
    await page.goto("/contact");
    const { field, send } = formOn(page);
    await send.click();
    await expect(field("First Name")).toBeFocused();
    await fill(page, { "First Name": "Asha", Phone: asha.Phone });
    await expect(field("Email")).toHaveAccessibleDescription(contact.form.reachByEmail);
    await send.click();
    await expect(field("Email")).toBeFocused();
    await field("Email").fill(asha.Email);
    await send.click();
    await expect(field("Message")).toBeFocused();
    expect(host.received).toEqual([]);
  });
});

const found = [
  ["First Name", mistakes.firstName],
  ["Email", mistakes.reach],
  ["Message", mistakes.message],
] as const;

test("errors are listed and linked to their fields, and input is kept", async ({ page, host }) => {
  await page.setViewportSize(narrow);
  await visit(page, "/contact");
  const { region, field, send, thanks } = formOn(page);
  await fill(page, { "Last Name": "Rao" });
  await send.click();
  const list = region.getByRole("group", { name: mistakes.heading });
  await expect(list).toBeFocused();
  await expectNoViolation(page);
  await expect(list.getByRole("heading", { name: mistakes.heading })).toBeVisible();
  await expect(list.getByRole("link")).toHaveText(found.map(([, message]) => message));
  await expect(page).toHaveTitle(/^Error: (?!Error)/);
  for (const [name, message] of found) {
    await list.getByRole("link", { name: message, exact: true }).click();
    await expect(field(name)).toBeFocused();
  }
  await expect(field("Last Name")).toHaveValue("Rao");
  expect(host.received).toEqual([]);

  await fill(page);
  await send.click();
  await expect(thanks).toBeFocused();
  await expect(page).not.toHaveTitle(/Error/);
  expect(host.received[0]?.fields).toMatchObject(asha);
});
