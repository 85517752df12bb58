/** The site in Firefox, if installed. Playwright supports only its own build of Firefox (docs/decisions/0017). */
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import forms from "../../data/forms.json";
import { findFirefox } from "../../scripts/find-tools";
import { firstCourse, labelOf, menuOf, templates } from "../support/site-routes";
import { expect, isElsewhere, test } from "../support/site-test";
import { desk, isHydrated, phone, pointAtIslands, widths } from "../support/page-visits";

const firefox = findFirefox();

test.skip(!firefox, "no Firefox is installed");
test.describe.configure({ mode: "default" }); // one Firefox for all

let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  if (firefox) browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox });
});

test.afterAll(async () => {
  await (browser as Browser | undefined)?.close();
});

test.beforeEach(async ({ pageErrors: { seen } }) => {
  page = await browser.newPage();
  page.on("pageerror", (error) => {
    if (!leftBehind.test(String(error))) seen.push(String(error));
  });
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(message.text());
  });
  page.on("request", (request) => {
    if (isElsewhere(request.url())) seen.push(`asked ${request.url()}`);
  });
});

/** Matches Firefox's error for a font still loading on navigation (NS_BINDING_ABORTED). */
const leftBehind = /^Error: downloadable font: download failed .* status=2152398850\b/;

test.afterEach(() => page.close());

async function visit(path: string) {
  const response = await page.goto(path);
  await page.evaluate(pointAtIslands);
  await page.waitForFunction(isHydrated);
  return response?.status();
}

for (const { path, status, heading } of templates) {
  test(`${path} renders, fits and hydrates in Firefox`, async ({ baseURL, pageErrors }) => {
    if (status === 404) pageErrors.expect(new RegExp(`^Page not found: ${path}$`));
    expect(await visit(`${baseURL}${path}`)).toBe(status);
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(heading.replaceAll("*", ""));
    for (const width of [widths.narrowest, widths.desk]) {
      await page.setViewport({ ...phone, width });
      const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(beyond), `pixels beyond the right edge at ${width}px`).toBe(0);
    }
  });
}

test("menu, links, pictures, choices and forms work in Firefox", async ({ baseURL }) => {
  await page.setViewport(desk);
  await visit(`${baseURL}/`);
  await page.locator(`::-p-aria([name='${menuOf(firstCourse.path)}'][role='button'])`).click();
  await page.locator(`header ::-p-aria([name='${labelOf(firstCourse.path)}'][role='link'])`).click();
  await page.waitForFunction((path) => location.pathname === path, {}, firstCourse.path);

  await visit(`${baseURL}/courses`);
  await page.locator("::-p-aria([name='Beginner'][role='radio'])").click();
  await page.waitForFunction(() => location.search === "?level=Beginner");

  await visit(`${baseURL}/gallery`);
  await page.locator("[id^='picture-']").click();
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { hidden: true });

  await visit(`${baseURL}/contact`);
  await page.locator("::-p-aria([name='Send Message'][role='button'])").click();
  await page.waitForFunction(
    (heading) => document.activeElement?.textContent?.startsWith(heading),
    {},
    forms.mistakes.heading,
  );
  expect(await page.$$eval("form [aria-invalid='true']", (fields) => fields.length)).toBeGreaterThan(0);
});

test("Firefox reports what the policy blocks", async ({ baseURL, pageErrors }) => {
  const blocked = /Content-Security-Policy: .*elsewhere\.example/;
  pageErrors.expect(blocked);
  await visit(`${baseURL}/about`);
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/pixel.png" })),
  );
  await expect.poll(() => pageErrors.seen.join("\n")).toMatch(blocked);
});
