import type { Page } from "@playwright/test";
import contact from "../../data/contact.json";
import { expect, test } from "../support/site-test";
import { expectOnlySlide } from "../support/pages/home-carousel";
import { hydrate, leaveByFooter, visit } from "../support/pages/page-visits";
import { headingOf } from "../support/content/site-routes";

/** Breaks a browser API that one widget needs, before the page's scripts run. */
const faults: {
  widget: string;
  path: string;
  fault: () => void;
  /** Expects the widget's content to remain usable. */
  check: (page: Page) => Promise<void>;
}[] = [
  {
    widget: "message form",
    path: "/contact",
    fault: () => {
      HTMLFormControlsCollection.prototype.namedItem = () => {
        throw new Error("broken on purpose");
      };
    },
    check: async (page) => {
      await expect(page.getByText(/^(?:Open now|Closed\.)/).first()).toBeVisible();
      await expect(page.getByLabel("First Name")).toHaveValue("Asha");
      await page.getByLabel("Email", { exact: true }).fill("asha@example.com");
      await page.getByLabel("Message", { exact: true }).fill("When does the next batch start?");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page).toHaveURL("/sent");
      await page.goBack();
    },
  },
  {
    widget: "lightbox",
    path: "/gallery",
    fault: () => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error("broken on purpose");
      };
    },
    check: async (page) => {
      const print = page.locator("[data-enhanced][id^=picture]").first();
      await print.click();
      await expect(page).toHaveURL(/picture=/);
      await print.click(); // now a plain link
      await expect(page).toHaveURL(/\/static\/.*\.webp$/);
      await page.goBack();
    },
  },
];

for (const { widget, path, fault, check } of faults)
  test(`if the ${widget} fails, the rest of the page still works`, async ({ page, pageErrors }) => {
    pageErrors.expect(/^(?:Error: )?broken on purpose/); // reported by React or the browser
    await page.addInitScript(fault);
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    const words = (await heading.textContent()) ?? "";
    if (widget === "message form") await page.getByLabel("First Name").fill("Asha");
    await hydrate(page);
    await check(page);
    await expect(heading).toHaveText(words);
    const next = await leaveByFooter(page);
    await expect(heading).toHaveText(headingOf(next).replaceAll("*", ""));
  });

test("without storage, the enquiry form and the carousel still work", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await visit(page, "/contact");
  await page.getByLabel("First Name").fill("Asha");
  await page.getByLabel("Email", { exact: true }).fill("asha@example.com");
  await page.getByLabel("Message", { exact: true }).fill("When does the next batch start?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: contact.form.sent.heading })).toBeFocused();
  await leaveByFooter(page);
  await page.goBack();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  await visit(page, "/");
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expectOnlySlide(page, 1);
});
