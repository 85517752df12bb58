import { brotliCompressSync } from "node:zlib";
import { routes } from "./routes";
import { expect, test } from "./shared-page";
import { visit } from "./visit";

const sizes = new Map<string, number>();

for (const { path } of routes) {
  test(`the script of ${path}, when it comes, has at most 75 kB`, async ({ page, request }) => {
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
    expect(files.length, "React, the runtime and the page").toBeGreaterThan(2);
    expect(bytes).toBeLessThanOrEqual(75_000);
  });
}
