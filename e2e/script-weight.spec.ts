import { brotliCompressSync } from "node:zlib";
import { bars } from "../scripts/bench/bars";
import { routes } from "./routes";
import { expect, test } from "./shared-page";
import { ofMissingPage } from "./test";
import { visit } from "./visit";

const sizes = new Map<string, number>();

for (const { path, status } of routes) {
  test(`the script of ${path} stays within its bar`, async ({ page, request, complaints }) => {
    if (status === 404) complaints.expect(...ofMissingPage(path));
    await visit(page, path);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js")),
    );
    let bytes = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? brotliCompressSync(await (await request.get(file)).body()).length;
      sizes.set(file, size);
      bytes += size;
    }
    const wanted = (await page.locator("[data-island]").count()) > 0;
    expect(files.length > 2, "React, the runtime and the page's own").toBe(wanted);
    expect(bytes).toBeLessThanOrEqual(1000 * bars.deferredScript);
  });
}
