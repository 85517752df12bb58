/** The browser's share sheet; __tests__/contact/contact-links.test.ts has the links beside it. */
import site from "../../data/site.json";
import { blog } from "../support/shown-content";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, phone, visit } from "../support/page-visits";

const [first, second] = blog.articles;
const { slug = "", title = "", excerpt: text = "" } = second ?? first ?? {};
const path = `/blog#${slug}`;
const link = { name: `Share on LinkedIn about “${title}”`, exact: true };

/** How a browser's share sheet ends: with an error of this name, or without; and the message. */
const outcomes = [
  { error: "", said: "" },
  { error: "AbortError", said: "" },
  { error: "NotAllowedError", said: "Sharing didn’t work. WhatsApp and LinkedIn still do." },
];

test("a browser's share sheet opens by keyboard with title, text and URL, and may succeed, be cancelled or fail", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      const { dataset } = document.documentElement;
      dataset.shared = `${dataset.shared ?? ""}${JSON.stringify(data)}`;
      return dataset.error ? Promise.reject(new DOMException("", dataset.error)) : Promise.resolve();
    };
    Object.assign(navigator, { share });
  });
  await page.setViewportSize(phone);
  await visit(page, path);
  await page.getByRole("link", link).focus();
  await page.keyboard.press("Tab");
  const button = page.getByRole("button", { name: `Share “${title}” with other apps` });
  await expect(button).toBeFocused();
  const row = page.locator("div").filter({ has: button }).last();
  const data = JSON.stringify({ title, text, url: site.url + path });
  for (const [times, { error, said }] of outcomes.entries()) {
    await page.locator("html").evaluate((root, name) => (root.dataset.error = name), error);
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-shared", data.repeat(times + 1));
    await expect(row.getByRole("status").last()).toHaveText(said); // the first is the copy button's
  }
  await expectNoSidewaysScroll(page);
});

test("a browser without a share sheet shows no button for it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await visit(page, path);
  await expect(page.getByRole("link", link)).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Share" })).toHaveCount(0);
});
