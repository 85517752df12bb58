/** The states of pages that visitors bring about: axe finds nothing in them, they fit, and they make sense when heard. */
import type { Page } from "@playwright/test";
import blog from "../../data/blog.json";
import courses from "../../data/courses.json";
import forms from "../../data/forms.json";
import { pageFile } from "../../scripts/serve/page-file";
import gallery from "../../data/gallery.json";
import refund from "../../data/refund.json";
import site from "../../data/site.json";
import { expectNoViolation } from "../support/axe-check";
import { expectOnlySlide } from "../support/home-carousel";
import { expectNoSidewaysScroll, narrow, visit, wide } from "../support/page-visits";
import { refundAnswer } from "../support/refund-answer";
import { expect, test } from "../support/site-test";
import { outlineFaults } from "../support/accessibility-tree";

type State = {
  name: string;
  path: string;
  /** Where it is looked at; narrow and wide unless told. */
  sizes?: { width: number; height: number }[];
  /** Brings the state about. */
  act: (page: Page) => Promise<unknown>;
};

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const slugs = courses.slice(0, 3).map(({ slug }) => slug);
const menus = site.navigation.filter(({ links }) => links);
const banner = (page: Page) => page.getByRole("banner");
const status = (page: Page, text: RegExp) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

/** When the states are looked at, in India. */
const noon = "2026-11-21T12:00:00";

const states: State[] = [
  {
    name: "the carousel on its second slide",
    path: "/",
    act: async (page) => {
      await page.getByRole("button", { name: "Next testimonial" }).click();
      await expectOnlySlide(page, 1);
    },
  },
  {
    name: "the open menu of a phone",
    path: "/",
    sizes: [narrow],
    act: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    },
  },
  ...menus.map(({ label }) => ({
    name: `the open menu ${label}`,
    path: "/courses",
    sizes: [wide],
    act: async (page: Page) => {
      await banner(page).getByRole("button", { name: label }).click();
      await expect(banner(page).getByRole("list", { name: label })).toBeVisible();
    },
  })),
  {
    name: "three courses of one level, compared",
    path: `/courses?level=Advanced&sort=fee&compare=${slugs.join()}`,
    act: (page) => status(page, /^Comparing /),
  },
  {
    name: "no course of a level and fee, and too many ticked",
    path: "/courses",
    act: async (page) => {
      await page.getByRole("combobox", { name: "Fee up to" }).selectOption({ index: 1 });
      await page.getByRole("radio", { name: "Advanced" }).check();
      for (const { title } of courses.slice(0, 3))
        await page.getByRole("checkbox", { name: title, exact: true }).check();
      await status(page, /three at a time/);
    },
  },
  {
    name: "one subject of the blog",
    path: `/blog?${query({ category: blog.categories.names[0] ?? "" })}`,
    act: (page) => status(page, /^Showing \d+ of /),
  },
  {
    name: "one kind of albums",
    path: `/gallery?${query({ category: gallery.categories.items[0]?.name ?? "" })}`,
    act: (page) => status(page, /^Showing \d+ of /),
  },
  {
    name: "open citations",
    path: "/research",
    act: async (page) => {
      await page.getByText("Cite this paper", { exact: true }).first().click();
      for (const box of await page.locator("pre").filter({ visible: true }).all())
        expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  },
  ...["2026-11-20", "2026-09-23"].map((enrolled) => ({
    name: `the refund helper for ${enrolled}`,
    path: `/terms?enrolled=${enrolled}`,
    act: async (page: Page) => {
      const answer = page.getByRole("group", { name: refund.heading }).getByRole("status");
      for (const text of refundAnswer(noon, enrolled)) await expect(answer).toContainText(text);
    },
  })),
  {
    name: "the office's state",
    path: "/contact",
    act: (page) => expect(page.getByText(/^(?:Open now|Closed)/).first()).toBeVisible(),
  },
  ...[{ width: 320, height: 256 }, { width: 640, height: 360 }, narrow, wide].map((size) => ({
    name: `the lightbox at ${size.width}×${size.height}`,
    path: `/gallery?picture=${gallery.albums[0]?.slug}-1`,
    sizes: [size],
    act: (page: Page) => expectLightboxToFit(page, size),
  })),
];

for (const { name, path, sizes = [narrow, wide], act } of states) {
  test(`axe finds nothing in ${name}, which fits`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${noon}+05:30`));
    for (const [position, size] of sizes.entries()) {
      await page.setViewportSize(size);
      if (position === 0) {
        await visit(page, path);
        await act(page);
      }
      await expectNoSidewaysScroll(page);
      await expectNoViolation(page);
    }
  });
}

async function expectLightboxToFit(page: Page, { width, height }: { width: number; height: number }) {
  const box = page.getByRole("dialog");
  const close = box.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  const frame = (await box.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  expect(frame.x).toBeGreaterThanOrEqual(0);
  expect(frame.y).toBeGreaterThanOrEqual(0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(width);
  expect(frame.y + frame.height).toBeLessThanOrEqual(height);
  const next = box.getByRole("button", { name: "Next picture" });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 }); // even where the dialog itself has to scroll
}

test("the open lightbox makes sense when it is heard", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.show(); // a modal dialog would hide the page around it
    };
  });
  await visit(page, `/gallery?picture=${gallery.albums[0]?.slug}-1`);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await outlineFaults(page)).toEqual([]);
});

/** What a host that has taken a message answers with. */
const sentPage = pageFile("public", "/sent");

/** What a form answers is looked at and heard. */
async function expectSoundAnswer(page: Page) {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expectNoViolation(page);
  }
  expect(await outlineFaults(page)).toEqual([]);
}

for (const [path, send] of [
  ["/contact", "Send Message"],
  ["/blog", "Subscribe"],
] as const) {
  test(`what the form of ${path} answers is accessible, too`, async ({ page, pageErrors }) => {
    pageErrors.expect(/^Failed to load resource \S+\/sent: .*\b500\b/);
    test.slow(); // three answers
    await visit(page, path);
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("alert").getByRole("heading")).toHaveText(forms.mistakes.heading);
    await expectSoundAnswer(page);

    let status = 500;
    await page.route("**", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status, path: sentPage }) : route.fallback(),
    );
    for (const [label, text] of Object.entries({ "First Name": "Asha", Email: "asha@example.com", Message: "Hello" })) {
      const field = page.getByLabel(label, { exact: true });
      if ((await field.count()) > 0) await field.fill(text);
    }
    await page.getByRole("button", { name: send }).click();
    const again = page.getByRole("alert").getByRole("button");
    await expect(again).toBeEnabled();
    await expectSoundAnswer(page);

    status = 200;
    await again.click();
    await expect(again).toHaveCount(0);
    await expectSoundAnswer(page);
  });
}

test("each fault of an outline is noticed", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("main").evaluate((main) => {
    const faulty = `<h2>Too early</h2><details><summary>Details</summary><h1>Second</h1></details>
      <dialog><h3>Skips one</h3></dialog><div popover><h6>Skips two</h6></div>
      <div role="banner"></div><div role="contentinfo"></div><div role="main"></div>
      <nav></nav><aside></aside><form></form><div role="search"></div>
      <a href="/faculty">Read more</a><a href="/blog">→</a><button>Here</button>
      <a href="/blog">Twin</a><a href="/gallery">twin</a><button>Twice</button><button>Twice</button>
      <a href="https://wa.me/91">Chat</a><a href="https://www.linkedin.com/x">Tell others</a>
      <a href="https://www.google.com/maps/x">Find us</a><a href="mailto:a@b.example">Write to us</a>
      <a href="tel:+910000000000">Ring</a><a href="/downloads/brochure.pdf">Brochure</a>`;
    main.insertAdjacentHTML("afterbegin", faulty);
  });
  const origin = new URL(page.url()).origin;
  expect((await outlineFaults(page)).map((fault) => fault.replaceAll(origin, ""))).toEqual([
    "has 2 headings of level 1",
    'its main part begins with the heading "Too early" of level 2',
    'heading "Too early" of level 2 follows one of level 0',
    'heading "Skips one" of level 3 follows one of level 1',
    'heading "Skips two" of level 6 follows one of level 3',
    "has 2 of banner",
    "has 2 of main",
    "has 2 of contentinfo",
    "navigation in main has no name",
    "complementary in main has no name",
    "form in main has no name",
    "search in main has no name",
    'summary "Details" says nothing alone',
    'link "Read more" says nothing alone',
    'link "→" says nothing alone',
    'button "Here" says nothing alone',
    'link "twin" leads to /blog and to /gallery',
    'button "Twice" is there twice',
    'link "Chat" does not say that it leads to https://wa.me/91',
    'link "Tell others" does not say that it leads to https://www.linkedin.com/x',
    'link "Find us" does not say that it leads to https://www.google.com/maps/x',
    'link "Write to us" does not say that it leads to mailto:a@b.example',
    'link "Ring" does not say that it leads to tel:+910000000000',
    'link "Brochure" does not say that it leads to /downloads/brochure.pdf',
  ]);
});
