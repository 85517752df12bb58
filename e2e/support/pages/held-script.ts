import type { Page } from "@playwright/test";
import { holdBack } from "./page-visits";

/** Holds back the islands' script until `release` is called, however slow the machine is: the page never gives up on it. */
export async function holdScript(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const soon = (act: () => void, delay = 0) => (delay < 3000 ? setTimeout(act, delay) : 0);
    Object.assign(window, { setTimeout: soon });
  });
  return holdBack(page, /\/app-.*\.js/);
}
