/** Input before hydration has the same effect as later input. Titles start with what src/browser has observed. */
import type { Page, Route } from "@playwright/test";
import forms from "../../data/forms.json";
import { holdScript } from "../support/pages/held-script";
import { changes } from "../support/pages/page-changes";
import { holdBack, hydrate, phone, requestScript } from "../support/pages/page-visits";
import { gallery } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";

test.use({ viewport: phone });

const print = (page: Page) => page.locator(`#picture-${gallery.albums[0]?.slug}-1`);
const notice = (page: Page) => page.getByRole("main").getByRole("link", { name: "Reload", exact: true }).first();

/** A control that needs script, and the effect of pressing it. */
const presses: {
  what: string;
  path: string;
  press: (page: Page) => Promise<void>;
  expectEffect: (page: Page) => Promise<void>;
}[] = [
  {
    what: "picture of the gallery",
    path: "/gallery",
    press: (page) => print(page).click(),
    expectEffect: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
  {
    what: "button of an empty form",
    path: "/contact",
    press: (page) => page.getByRole("button", { name: "Send Message" }).click(),
    expectEffect: (page) =>
      expect(page.getByRole("group", { name: forms.mistakes.heading })).toContainText(forms.mistakes.heading),
  },
];

for (const { what, path, press, expectEffect } of presses)
  test(`slow phones show controls before they work: a press on a ${what} is held, visibly, and repeated`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: "commit" });
    await press(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
    release();
    await expectEffect(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  });

test("controls look alive while the script is missing: a press after the notice has its plain effect", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404/);
  // The answer waits for the press, which a reload would lose.
  const waiting: Route[] = [];
  await page.route(/\/app-.*\.js/, (route) => void waiting.push(route));
  await page.goto("/gallery", { waitUntil: "commit" });
  await print(page).click();
  for (const request of ["first", "second"]) {
    await expect.poll(() => waiting.length, `${request} request for the script`).toBe(1);
    await waiting.pop()?.fulfill({ status: 404 });
  }
  await expect(notice(page)).toBeVisible();
  await print(page).click();
  await expect(page).toHaveURL(/\.webp$/);
});

test("controls look alive while the script is late: a press after the notice has its plain effect", async ({
  page,
}) => {
  await page.clock.install();
  await holdBack(page, /\/app-.*\.js/);
  await page.goto("/gallery", { waitUntil: "commit" });
  await print(page).click();
  await page.clock.runFor(3100);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL("/gallery");
  await print(page).click();
  await expect(page).toHaveURL(/\.webp$/);
});

test("controls look alive while the script is late: a notice disables them until it arrives", async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, /\/app-.*\.js/);
  await page.goto("/courses", { waitUntil: "domcontentloaded" });
  await requestScript(page);
  const level = page.locator("[name=level][value=Beginner]");
  await page.clock.runFor(10_100);
  await expect(notice(page)).toBeVisible();
  await expect(level).toBeDisabled();
  await page.clock.resume();
  release();
  await expect(notice(page)).toHaveCount(0);
  await expect(level).toBeEnabled();
});

for (const [who, change] of Object.entries(changes)) {
  test(`React discards HTML that ${who} changed: no text, focus, tick or press is lost`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/contact");
    await page.evaluate(change);
    const message = page.locator("textarea");
    await page.locator("[autocomplete=given-name]").fill("Asha");
    await message.click();
    await page.keyboard.type("When?");
    await page.keyboard.press("ArrowLeft");
    release();
    await hydrate(page);
    await expect(page.locator("[autocomplete=given-name]")).toHaveValue("Asha");
    await expect(message).toBeFocused();
    await page.keyboard.type("?");
    await expect(message).toHaveValue("When??");

    const releaseAgain = await holdScript(page);
    await page.goto("/gallery");
    await page.evaluate(change);
    await print(page).click();
    await print(page).dispatchEvent("click"); // an impatient second click
    releaseAgain();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/gallery");
  });

  test(`React discards buttons that ${who} changed: a press on one is not lost`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/contact");
    await page.evaluate(change);
    await page.locator("#enquiry [type=submit]").click();
    release();
    await expect(page.getByRole("group", { name: forms.mistakes.heading })).toContainText(forms.mistakes.heading);
  });
}

test("React discards HTML that changes while it hydrates: no text or focus is lost", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 }); // hydration takes a while
  await page.addInitScript(`(${String(changeWhileHydrating)})(${String(changes["a password manager"])})`);
  for (const delay of [0, 20]) {
    await page.goto(`/contact?delay=${delay}`, { waitUntil: "domcontentloaded" });
    await page.locator("[autocomplete=given-name]").pressSequentially("Asha");
    await page.locator("[data-changed]").waitFor();
    await hydrate(page);
    await expect(page.locator("[autocomplete=given-name]"), `after ${delay} ms`).toHaveValue("Asha");
    await expect(page.locator("[autocomplete=given-name]"), `after ${delay} ms`).toBeFocused();
    await page.evaluate(() => sessionStorage.clear()); // the draft
  }
});

/**
 * Runs in the browser: makes the change when an island begins to hydrate, after the delay in the URL. Reports it, because
 * React may discard what the change has added.
 */
function changeWhileHydrating(change: () => void) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("[data-state=hydrating]")) return;
    observer.disconnect();
    setTimeout(
      () => {
        change();
        document.documentElement.dataset.changed = "";
      },
      Number(new URLSearchParams(location.search).get("delay")),
    );
  });
  observer.observe(document, { subtree: true, attributeFilter: ["data-state"] });
}
