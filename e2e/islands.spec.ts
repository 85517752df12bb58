import type { Page } from "@playwright/test";
import testimonials from "../data/testimonials.json";
import { htmlFiles } from "./html";
import { pages } from "./routes";
import { expect, test } from "./test";
import { desk, expectOnlySlide, phone, visit } from "./visit";

/** What a page asks for beside its own file, pictures and fonts. */
function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\.js$|page-data/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Until the page has loaded and the browser has been idle, when the islands in view are looked for. */
async function rest(page: Page) {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("no page loads a script for its first view", async ({ page }) => {
    test.slow(); // all pages
    const scripts = scriptsOf(page);
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await rest(page);
        expect(scripts).toEqual([]);
      });
    }
  });

  test("the script comes when what wants it comes into view", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/");
    await rest(page);
    expect(scripts).toEqual([]);
    await page.getByRole("group", { name: "What our learners say" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Next" }).click();
    await expectOnlySlide(page, 1);
  });
});

test("at a desk, where the filter stands in the first view, the script comes for it", async ({ page }) => {
  await page.setViewportSize(desk);
  const scripts = scriptsOf(page);
  await page.goto("/courses");
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("a press that comes before the script is answered as soon as it is there, and once", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/app-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await next.click();
  await expectOnlySlide(page, 0);
  release();
  await expectOnlySlide(page, 2);
  await next.click();
  await expectOnlySlide(page, 3 % testimonials.length);
});

test("what the address asks for is shown at once, below the first view as well", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/courses?compare=python,ai");
  await expect(page.getByRole("status").filter({ hasText: "Comparing Python and AI" })).toBeAttached();
});

test("links are fetched early, but not for visitors who save data, and files never", async ({ page }) => {
  const rules = page.locator('script[type="speculationrules"]');
  await page.goto("/about");
  await expect(rules).toHaveCount(1);
  const { prefetch } = JSON.parse((await rules.textContent()) ?? "") as { prefetch: unknown[] };
  expect(prefetch).toEqual([
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ]);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  await page.goto("/about");
  await rest(page);
  await expect(rules).toHaveCount(0);
});

/** The components of the page that keep state or have effects, neither inside an island nor around one. */
async function outsideIslands(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Fiber = {
      type: unknown;
      stateNode: unknown;
      memoizedState: { memoizedState: unknown; queue: unknown; next: unknown } | null;
      child: Fiber | null;
      sibling: Fiber | null;
    };
    const found: string[] = [];
    const hasState = ({ type, memoizedState }: Fiber) => {
      if (typeof type !== "function") return false;
      for (let hook = memoizedState; hook && "queue" in hook; hook = hook.next as typeof memoizedState)
        if (hook.queue) return true;
      return false;
    };
    /** Whether an island stands among a fiber's descendants. */
    const holds = (fiber: Fiber | null): boolean =>
      fiber !== null &&
      ((fiber.stateNode instanceof Element && fiber.stateNode.matches("[data-island]")) ||
        holds(fiber.child) ||
        holds(fiber.sibling));
    const walk = (fiber: Fiber | null) => {
      for (let one = fiber; one; one = one.sibling) {
        if (one.stateNode instanceof Element && one.stateNode.matches("[data-island]")) continue;
        if (hasState(one) && !holds(one.child)) found.push((one.type as { name: string }).name);
        walk(one.child);
      }
    };
    // A cast, because React keeps its tree on the elements under a name that changes and without a type.
    const kept = Object.entries(document.querySelector("main") ?? {}) as [string, Fiber][];
    const fiber = kept.find(([name]) => name.startsWith("__reactFiber"))?.[1];
    if (!fiber) return ["the page has not come alive"];
    walk(fiber.child);
    return found;
  });
}

test("whatever keeps state stands in an island", async ({ page }) => {
  test.slow(); // all pages
  const found: string[] = [];
  for (const { path } of pages) {
    await visit(page, path);
    if ((await page.locator("[data-island]").count()) > 0)
      found.push(...(await outsideIslands(page)).map((name) => `${path}: ${name}`));
  }
  expect(found).toEqual([]);
});

test("a component that keeps state and is not marked is found", async ({ page }) => {
  await visit(page, "/courses");
  expect(await outsideIslands(page)).toEqual([]);
  await page.evaluate(() =>
    document.querySelectorAll("[data-island]").forEach((one) => one.removeAttribute("data-island")),
  );
  expect((await outsideIslands(page)).length).toBeGreaterThan(1);
});

test("an error in an island stays in a widget", async ({ page }) => {
  const paths = pages.map(({ path }) => path).filter((path) => path !== "/gallery"); // its albums are the page itself
  const files = htmlFiles().filter(({ path }) => paths.includes(path));
  expect(files).toHaveLength(paths.length);
  // In the empty page, which has no policy that could stop the styles of others.
  const bare = await page.evaluate(
    (all) =>
      all.filter(({ html }) =>
        new DOMParser().parseFromString(html, "text/html").querySelector("[data-island]:not([data-widget] *)"),
      ),
    files,
  );
  expect(bare.map(({ path }) => path)).toEqual([]);
});
