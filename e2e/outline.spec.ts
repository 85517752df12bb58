import type { Page } from "@playwright/test";
import gallery from "../data/gallery.json";
import { expectNoViolation } from "./axe";
import { outlineFaults } from "./outline";
import { routes, unknownPage } from "./routes";
import { expect, ofMissingPage, test } from "./test";
import { desk, narrow, phone, visit, wide } from "./visit";

/** What is wrong on a page, on a phone and at a desk. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults = new Set<string>();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    for (const fault of await outlineFaults(page)) faults.add(`${path}: ${fault}`);
  }
  return [...faults];
}

/** As well for those who hear what forms answer as for axe. */
async function faultsOfAnswer(page: Page, path: string): Promise<string[]> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expectNoViolation(page);
  }
  return faultsOf(page, path);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.show(); // a modal dialog would hide the page around it
    };
    Object.assign(navigator, { share: () => Promise.resolve() }); // brings its button
  });
});

test("headings form an outline, landmarks have names, and links and buttons make sense alone, on every page", async ({
  page,
  complaints,
}) => {
  complaints.expect(...ofMissingPage(unknownPage.path));
  test.slow(); // all pages
  const faults: string[] = [];
  const picture = `/gallery?picture=${gallery.albums[0]?.slug}-1`;
  for (const path of [...routes.map((route) => route.path), picture]) {
    await test.step(path, async () => {
      await visit(page, path);
      faults.push(...(await faultsOf(page, path)));
    });
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(faults).toEqual([]);
});

test("the same holds for what forms answer, where axe finds nothing either", async ({ page, complaints }) => {
  complaints.expect(/^Failed to load resource \S+\/sent: .*\b500\b/);
  test.slow(); // six answers at four widths
  const faults: string[] = [];
  for (const [path, send] of [
    ["/contact", "Send Message"],
    ["/blog", "Subscribe"],
  ] as const) {
    await visit(page, path);
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("alert").getByRole("heading")).toHaveText("There is a problem");
    faults.push(...(await faultsOfAnswer(page, `${path} with mistakes`)));

    let status = 500;
    await page.route("**", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status }) : route.fallback(),
    );
    for (const [label, words] of Object.entries({
      "First Name": "Asha",
      Email: "asha@example.com",
      Message: "Hello",
    })) {
      const field = page.getByLabel(label, { exact: true });
      if ((await field.count()) > 0) await field.fill(words);
    }
    await page.getByRole("button", { name: send }).click();
    const again = page.getByRole("alert").getByRole("button");
    await expect(again).toBeEnabled();
    faults.push(...(await faultsOfAnswer(page, `${path} after a failure`)));

    status = 200;
    await again.click();
    await expect(again).toHaveCount(0);
    faults.push(...(await faultsOfAnswer(page, `${path}, sent`)));
  }
  expect(faults).toEqual([]);
});

test("each kind of fault is noticed", async ({ page }) => {
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
