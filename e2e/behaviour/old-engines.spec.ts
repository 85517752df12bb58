/** Browsers that lack a feature, simulated in Chromium by misspelling the feature in the HTML. */
import type { Page } from "@playwright/test";
import { desk, expectNoSidewaysScroll, phone } from "../support/pages/page-visits";
import { firstCourse, menuLabel, menuOf } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";
import { step } from "../support/timed-step";

test.use({ bypassCSP: true }); // changed styles do not match their hashes

/** Features to remove one at a time, newest first. */
const names = {
  "::details-content": /details-content/,
  "anchor positioning": /(?<=[:( ])anchor(?=\()|(?<=position-)anchor/,
  "details[name]": /(?<=<details )name/,
  scripting: /(?<=\()scripting/,
};
/** Browsers without these two also lack all of the above. */
const popover = /(?<= )popover(?==)|popover(?=target=)|(?<=:)popover(?=-open)/;
const has = /(?<=:)has(?=\()/;

const newer = Object.values(names);
const missing = {
  ...Object.fromEntries(Object.entries(names).map(([feature, name]) => [feature, [name]])),
  popover: [popover, ...newer],
  ":has()": [has, popover, ...newer],
};

/** The last row lacks everything; the others are tried before a release. */
const tagOf = (feature: string) => ({ tag: feature === ":has()" ? [] : "@release" });

const paths = ["/", "/courses", "/contact", firstCourse.path];

for (const [feature, parts] of Object.entries(missing))
  for (const size of [phone, desk])
    test(`without ${feature}, pages work at ${size.width}px`, tagOf(feature), async ({ page }) => {
      const name = new RegExp(parts.map(({ source }) => source).join("|"), "g");
      await page.setViewportSize(size);
      await page.route(/\/[^.]*$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(name, "unknown-$&") });
      });
      for (const path of paths)
        await step(path, async () => {
          await page.goto(path);
          expect.soft(await page.evaluate(coveredTexts), `covered on ${path}`).toEqual([]);
          await expectNoSidewaysScroll(page);
          if (path === "/courses") await expectVisibleChoice(page);
          await followMenu(page, path === "/contact" ? "/courses" : "/contact");
        });
      await page.unrouteAll({ behavior: "ignoreErrors" }); // the browser may still prefetch
    });

/** Runs in the browser: the main heading and the first paragraph, if something is on top of them. */
function coveredTexts(): string[] {
  return ["h1", "main p"].filter((selector) => {
    const text = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
    text?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x = 0, y = 0, height = 0 } = text?.getBoundingClientRect() ?? {};
    return !text?.contains(document.elementFromPoint(x + 5, y + height / 2));
  });
}

async function expectVisibleChoice(page: Page) {
  const pill = page.getByRole("group", { name: "Classes" }).locator("label").last();
  const unchosen = await pill.screenshot();
  await pill.click();
  await page.mouse.move(0, 0);
  expect.soft((await pill.screenshot()).equals(unchosen), "a chosen pill looks like any other").toBe(false);
}

/** Follows a link of the header, whose menus are popovers or parts of the page. */
async function followMenu(page: Page, path: string) {
  const banner = page.getByRole("banner");
  const link = banner.getByRole("link", { name: menuLabel(path), exact: true });
  const all = banner.getByRole("button", { name: "Menu", exact: true });
  if (await all.isVisible()) await all.click();
  const menu = menuOf(path);
  if (menu) {
    const group = banner.locator("summary:visible, button:visible").filter({ hasText: menu });
    const links = banner.getByRole("list", { name: menu, exact: true });
    await expect.soft(links, "open without a press").toBeHidden();
    await group.click();
    const { y = 0, height = 0 } = (await group.boundingBox()) ?? {};
    expect.soft((await links.boundingBox())?.y, "top of the menu, below its button").toBeGreaterThanOrEqual(y + height);
  }
  await link.click();
  await expect(page).toHaveURL(path);
}
