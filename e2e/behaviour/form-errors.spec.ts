/** Invalid input in the enquiry form. */
import contact from "../../data/contact.json";
import forms from "../../data/forms.json";
import { asha, fill, formOn, test } from "../support/forms-host";
import { expect } from "../support/site-test";
import { visit } from "../support/page-visits";

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

const invalid: [what: string, typed: Record<string, string>, found: [field: string, message: string][]][] = [
  [
    "nothing",
    {},
    [
      ["First Name", mistakes.firstName],
      ["Email", mistakes.reach],
      ["Message", mistakes.message],
    ],
  ],
  ["no e-mail address", { ...asha, Email: "asha at example" }, [["Email", mistakes.email]]],
];

/** Whether a field is e-mail or phone; visitors must fill in one. */
const isReach = (name: string) => name === "Email" || name === "Phone";

test("errors are listed and linked to their fields, and input is kept", async ({ page, host }) => {
  await visit(page, "/contact");
  const { region, field, send, thanks } = formOn(page);
  const empty = Object.fromEntries(Object.keys(asha).map((name) => [name, ""]));
  for (const [what, typed, found] of invalid)
    await test.step(what, async () => {
      await fill(page, { ...empty, ...typed });
      await send.click();
      const list = region.getByRole("alert");
      await expect(list).toBeFocused();
      await expect(list.getByRole("heading", { name: mistakes.heading })).toBeVisible();
      await expect(list.getByRole("link")).toHaveText(found.map(([, message]) => message));
      await expect(page).toHaveTitle(/^Error: (?!Error)/);
      for (const [name, message] of found) {
        await list.getByRole("link", { name: message, exact: true }).click();
        await expect(field(name)).toBeFocused();
        await expect(field(name)).toHaveAttribute("aria-invalid", "true");
        await expect(field(name)).toHaveAccessibleDescription(
          `${message}${isReach(name) ? ` ${contact.form.reach}` : ""}`,
        );
      }
      for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
    });
  expect(host.received).toEqual([]);

  await fill(page);
  await send.click();
  await expect(thanks).toBeFocused();
  await expect(page).not.toHaveTitle(/Error/);
  expect(host.received[0]?.fields).toMatchObject(asha);
});
