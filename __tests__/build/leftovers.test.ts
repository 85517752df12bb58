import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { forgetPictures, prune, removeLeftovers } from "../../src/build/leftovers";
import { listFiles } from "../../src/files/list-files";
import { partial } from "../support/partial";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "public-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function publish(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test("keeps roots and what they name, directly or not; deletes the rest, and empty folders", () => {
  publish({
    "index.html": `<script src="/app-2.js"></script><a href="/downloads/a.pdf#page=2">`,
    "app-2.js": "/*! see app-2.js.LICENSE.txt */",
    "app-2.js.LICENSE.txt": "MIT",
    "downloads/a.pdf": "PDF\0 /downloads/b.pdf",
    "robots.txt": "Sitemap: https://www.example.com/sitemap.xml",
    "sitemap.xml": "<urlset/>",
  });
  const kept = listFiles(folder);
  publish({
    "app-1.js": "/app-1.js.LICENSE.txt",
    "app-1.js.LICENSE.txt": "MIT",
    "downloads/b.pdf": "PDF",
    "old/index.html": "/downloads/b.pdf",
  });
  const deleted = ["app-1.js", "app-1.js.LICENSE.txt", "downloads/b.pdf", "old/index.html"];
  expect(prune(folder, ["index.html", "robots.txt", "absent.txt"])).toEqual(deleted);
  expect(listFiles(folder)).toEqual(kept);
  expect(() => listFiles(join(folder, "old"))).toThrow("ENOENT");
});

test.each([
  ["a srcset", (url: string) => `<source srcSet="/static/0.avif 1w,${url} 2w">`],
  ["HTML", (url: string) => `<img src="${url}?v=1">`],
  ["JSON with line breaks", (url: string) => JSON.stringify({ srcSet: `/static/0.avif 1w,\n${url} 2w` })],
  ["XML", (url: string) => `<loc>https://www.example.com${url}</loc>`],
  ["CSS", (url: string) => `a{background:url(${url})}`],
  ["script", (url: string) => `load('${url}')`],
])("finds the names of files in %s", (_, textOf) => {
  const names = ["a.avif", "a_b-c~1.2.avif"];
  for (const name of names) publish({ [`static/d1/${name}`]: "picture" });
  publish({ "index.html": names.map((name) => textOf(`/static/d1/${name}`)).join("\n") });
  expect(prune(folder, ["index.html"])).toEqual([]);
});

test("removes a file that has become an old address", () => {
  publish({ "static/_redirects": "/old.xml /new.xml", "public/_redirects": "/old.xml /new.xml", "public/old.xml": "" });
  const state = { program: { directory: folder }, pages: new Map(), jobsV2: { complete: new Map() } };
  removeLeftovers(partial<NodePluginArgs>({ getNodesByType: () => [], store: { getState: () => state } }));
  expect(listFiles(join(folder, "public"))).toEqual([]);
});

test("forgets the jobs of pictures that lost a file, and no others", () => {
  const dispatch = jest.fn();
  const pictures = ["shown", "hidden"].map((name) => ({
    absolutePath: `/${name}.png`,
    internal: { contentDigest: name },
  }));
  const complete = new Map([
    ["job 1", { inputPaths: [{ path: "/shown.png" }] }],
    ["job 2", { inputPaths: [{ path: "/hidden.png" }] }],
  ]);
  const store = { getState: () => ({ jobsV2: { complete } }), dispatch };
  const gatsby = partial<NodePluginArgs>({ getNodesByType: () => pictures, store });
  forgetPictures(gatsby, ["static/hidden/0/hidden.avif", "app-1.js"]);
  expect(dispatch.mock.calls).toEqual([[{ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest: "job 2" } }]]);
});
