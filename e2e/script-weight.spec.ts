import { brotliCompressSync } from "node:zlib";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { routes, type Route } from "./routes";

test("the script of a page, when it comes, has at most 75 kB", async ({ request }) => {
  const sizes = new Map<string, number>();
  for (const route of routes) {
    const { path } = route;
    await test.step(path, async () => {
      let bytes = 0;
      for (const file of await scriptsOf(request, route)) {
        const size = sizes.get(file) ?? brotliCompressSync(await (await request.get(file)).body()).length;
        sizes.set(file, size);
        bytes += size;
      }
      expect(bytes, path).toBeGreaterThan(30_000); // React alone has more
      expect(bytes, path).toBeLessThanOrEqual(75_000);
    });
  }
});

/** The scripts that stand in a page, and those of its own that they load. */
async function scriptsOf(request: APIRequestContext, { path, status }: Route): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const data = status === 404 ? "404.html" : path === "/" ? "index" : path.slice(1);
  const { componentChunkName } = (await (await request.get(`/page-data/${data}/page-data.json`)).json()) as {
    componentChunkName: string;
  };
  const list = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(html)?.[1] ?? '"{}"';
  const chunks = JSON.parse(JSON.parse(list) as string) as Record<string, string[]>;
  const standing = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(standing.length, path).toBeGreaterThan(0);
  return [...new Set([...standing, ...(chunks[componentChunkName] ?? [`no chunk ${componentChunkName}`])])];
}
