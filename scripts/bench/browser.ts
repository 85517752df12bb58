/** A visitor's phone and desk, for what Lighthouse does not measure. */
import { devices, type Browser, type BrowserContext, type Page } from "@playwright/test";

export const phone = { ...devices["Moto G4"], ignoreHTTPSErrors: true };
export const desk = { viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true };

/** Acts on a page of a visitor who has been nowhere before. */
export async function inPage<T>(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await act(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
