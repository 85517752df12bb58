import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/test-tools";
import { phone, widths } from "../support/pages/page-visits";
import { isElsewhere } from "../support/site-test";
import { findVisible, actionTimeout, type Engine, type EnginePage } from "./engine";

/** Matches Firefox's error for a font still loading on navigation (NS_BINDING_ABORTED). */
const leftBehind = /^Error: downloadable font: download failed .* status=2152398850\b/;

export async function startFirefox(): Promise<Engine> {
  const firefox = await puppeteer.launch({ browser: "firefox", executablePath: findFirefox() });
  return { open: async (site) => enginePage(await firefox.newPage(), site), stop: () => firefox.close() };
}

function enginePage(page: Page, site: string): EnginePage {
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    if (!leftBehind.test(String(error))) errors.push(String(error));
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => {
    if (isElsewhere(request.url())) errors.push(`asked ${request.url()}`);
  });
  return {
    narrowest: widths.narrowest,
    goto: (path) => page.goto(site + path),
    evaluate: (run, ...args) => page.evaluate(run as () => never, ...args),
    click: async (selector, text) => {
      const found = await page.waitForFunction(findVisible, { timeout: actionTimeout }, selector, text);
      await (found as ElementHandle<Element>).click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width) => page.setViewport({ ...phone, width }),
    pdf: () => page.pdf({ preferCSSPageSize: true }),
    errors: () => Promise.resolve(errors),
    close: () => page.close(),
  };
}
