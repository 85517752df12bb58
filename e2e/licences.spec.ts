import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fontFamilies, staticFontPackage } from "../src/theme/font-families";
import { expect, test } from "./test";

test("SECURITY.md names the packages that reach visitors, and the site brings their licences", async ({ request }) => {
  const answer = await request.get("/licences.txt");
  expect(answer.status()).toBe(200);
  const texts = (await answer.text()).split(/^(?=## )/m);
  const named = readFileSync("SECURITY.md", "utf8").matchAll(/^\| `([^`]+)`/gm);
  const fonts = Object.values(fontFamilies).map(staticFontPackage);
  expect(texts.map((text) => /^## (\S+) \d/.exec(text)?.[1]).sort()).toEqual(
    [...Array.from(named, ([, name]) => name), ...fonts].sort(),
  );
  for (const text of texts) expect(text).toMatch(/MIT License|Permission is hereby granted|SIL OPEN FONT LICENSE/);
});

test("every script says where the licences are", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = Array.from(html.matchAll(/<script src="([^"]+)"/g), ([, address = ""]) => address);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\*! \/licences\.txt \*\//);
});

test("nothing of the editor of `npm run edit` is published", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const of = files.filter(({ name }) => /\.(?:html|js|json|txt|css)$/.test(name));
  expect(of.length).toBeGreaterThan(0);
  const paths = of.map(({ parentPath, name }) => join(parentPath, name));
  expect(paths.filter((path) => /sveltia/i.test(readFileSync(path, "utf8")))).toEqual([]);
});
