import type { Page } from "@playwright/test";
import contact from "../../data/contact.json";
import courses from "../../data/courses.json";
import forms from "../../data/forms.json";
import site from "../../data/site.json";
import testimonials from "../../data/testimonials.json";
import { expect, test } from "../support/site-test";
import { expectOnlySlide } from "../support/home-carousel";
import { footerLink, hydrate, navigateTo, visit } from "../support/page-visits";
import { headingOf } from "../support/site-routes";

test("a page that fails while it is drawn says so, and leads home", async ({ page, pageErrors }) => {
  pageErrors.expect(/^TypeError: .*\(reading 'nodes'\)/);
  await page.route("**/page-data/courses/page-data.json", async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { data: { allCourse: unknown } } };
    data.result.data.allCourse = null;
    await route.fulfill({ json: data });
  });
  await visit(page, "/");
  await navigateTo(page, "/courses");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.failure.heading);
  await expect(page).toHaveTitle(`${site.failure.heading} | ${site.shortName}`);
  await expect(page.getByRole("main").getByText(/null/).first()).toBeVisible();
  await page.getByText("Technical details").click();
  await expect(page.getByRole("group")).toContainText(/TypeError.*at /s);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/"));
});

/** Makes a part of the browser fail on which one widget of a page rests, before the page's own script runs. */
const faults: {
  widget: string;
  path: string;
  fault: () => void;
  /** What is left of the widget, and what else on the page still works. */
  check: (page: Page) => Promise<void>;
}[] = [
  {
    widget: "carousel",
    path: "/",
    fault: () => {
      HTMLUListElement.prototype.addEventListener = () => {
        throw new Error("broken on purpose");
      };
    },
    check: async (page) => {
      const [first, last] = [testimonials[0], testimonials.at(-1)];
      await expect(page.getByText(first?.text ?? "")).toBeVisible();
      await expect(page.getByText(last?.text ?? "")).toBeAttached();
      await expect(page.getByRole("button", { name: "Next testimonial" })).toBeHidden();
    },
  },
  {
    widget: "message form",
    path: "/contact",
    fault: () =>
      Object.defineProperty(HTMLFormElement.prototype, "noValidate", {
        set: () => {
          throw new Error("broken on purpose");
        },
      }),
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
    widget: "clock",
    path: "/contact",
    fault: () => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (...of: Parameters<typeof listen>) => {
        if (of[0] === "visibilitychange") throw new Error("broken on purpose");
        listen(...of);
      };
    },
    check: async (page) => {
      await expect(page.getByText(/^(?:Open now|Closed\.)/)).toHaveCount(0);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("heading", { name: forms.mistakes.heading })).toBeVisible();
    },
  },
  {
    widget: "filter",
    path: "/courses",
    fault: () => {
      Object.defineProperty(window, "FormData", { value: undefined });
    },
    check: async (page) => {
      await expect(page.getByRole("radio")).toHaveCount(0);
      for (const { title } of courses)
        await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
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
      await page
        .getByRole("list", { name: /^Pictures of/ })
        .first()
        .getByRole("link")
        .first()
        .click();
      await expect(page).toHaveURL(/\/static\/.*\.webp$/);
      await page.goBack();
      await expect(page).toHaveURL("/gallery");
    },
  },
];

for (const { widget, path, fault, check } of faults)
  test(`where the ${widget} fails, the rest of the page still works`, async ({ page, pageErrors }) => {
    pageErrors.expect(widget === "filter" ? /^TypeError: FormData/ : /^Error: broken on purpose/);
    await page.addInitScript(fault);
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    const words = (await heading.textContent()) ?? "";
    if (widget === "message form") await page.getByLabel("First Name").fill("Asha");
    await hydrate(page);
    await check(page);
    await expect(heading).toHaveText(words);
    await footerLink(page, "/careers").click();
    await expect(page).toHaveURL("/careers");
    await expect(heading).not.toHaveText(words);
    await expect(heading).not.toHaveText(site.failure.heading);
  });

test("a browser that stores nothing shows every page, and what script answers on it", async ({ page }) => {
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
  await footerLink(page, "/careers").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/careers"));
  await page.goBack();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  await visit(page, "/");
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expectOnlySlide(page, 1);
});
