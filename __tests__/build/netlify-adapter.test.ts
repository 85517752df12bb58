import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { IAdapter } from "gatsby";
import { restorePagePaths, netlifyAdapter } from "../../src/build/netlify-adapter";
import { partial } from "../support/partial";

const here = process.cwd();
afterEach(() => {
  process.chdir(here);
  delete process.env.NETLIFY;
});

const pages = {
  "/": "index.html",
  "/404": "404/index.html",
  "/404.html": "404.html",
  "/courses/ai": "courses/ai/index.html",
};

/** Writes a built site to a temporary folder, and makes it the working directory. */
function builtSite() {
  const root = mkdtempSync(join(tmpdir(), "netlify-"));
  process.chdir(root);
  for (const [path, file] of Object.entries(pages)) {
    const data = `public/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    for (const made of [`public/${file}`, data]) {
      mkdirSync(dirname(made), { recursive: true });
      writeFileSync(made, path);
    }
  }
  writeFileSync("public/forms.html", "forms");
  writeFileSync("public/_headers", "/*\n  X-Content-Type-Options: nosniff\n");
}

/** Runs the adapter as Gatsby does at the end of a build. */
async function adapt() {
  process.env.NETLIFY = "true";
  const headers = [{ key: "x-frame-options", value: "DENY" }];
  const routes = Object.entries(pages).map(([path, file]) => ({
    type: "static",
    path,
    filePath: `public/${file}`,
    headers,
  }));
  const headerRoutes = [{ path: "/*", headers }];
  const site = { routesManifest: routes, functionsManifest: [], headerRoutes };
  await netlifyAdapter()?.adapt(partial<Parameters<IAdapter["adapt"]>[0]>(site));
}

test("the adapter is active only in Netlify builds, and its cache only on Netlify's machines", () => {
  expect(netlifyAdapter()).toBeUndefined();
  process.env.NETLIFY = "true";
  expect(netlifyAdapter()).toMatchObject({ name: "gatsby-adapter-netlify" });
  expect(netlifyAdapter()).not.toHaveProperty("cache");
});

test("the adapter moves pages to where Netlify serves them without a trailing slash, and adds no header", async () => {
  builtSite();
  await adapt();
  expect(readFileSync("public/courses/ai.html", "utf8")).toBe("/courses/ai");
  expect(existsSync("public/courses/ai/index.html")).toBe(false);
  expect(existsSync("public/index.html") && existsSync("public/404.html")).toBe(true);
  const headers = readFileSync("public/_headers", "utf8").split("\n");
  expect(headers.filter((line) => line && !line.startsWith("#"))).toEqual(["/*", "  X-Content-Type-Options: nosniff"]);
});

test("the next build finds its pages where Gatsby wrote them, and can run the adapter again", async () => {
  builtSite();
  for (let build = 0; build < 2; build++) {
    await adapt();
    restorePagePaths("public");
    expect(Object.values(pages).filter((file) => !existsSync(join("public", file)))).toEqual([]);
    expect(existsSync("public/courses/ai.html")).toBe(false);
    expect(readFileSync("public/forms.html", "utf8")).toBe("forms");
  }
});

test("ignores unmoved pages and folders without pages", () => {
  builtSite();
  writeFileSync("public/courses/ai.html", "another");
  restorePagePaths("public");
  expect(readFileSync("public/courses/ai/index.html", "utf8")).toBe("/courses/ai");
  expect(() => restorePagePaths("none")).not.toThrow();
});
