import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { bars, weightBars } from "../scripts/bench/bars";
import { inlineScriptOf } from "../scripts/bench/inline-script";
import { pages } from "./routes";
import { expect, test } from "./test";

/** The phone of Lighthouse, on which `npm run bench:pages` measures: how many dots a picture needs follows from it. */
const lighthousePhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

type Part = { type: string; kilobytes: number };

/** What crosses the wire; hosts compress all that is text. */
async function partOf(response: Response): Promise<Part> {
  const body = await response.body();
  const type = response.request().resourceType();
  const isText = !["image", "font"].includes(type) || response.url().endsWith(".svg");
  return { type, kilobytes: (isText ? brotliCompressSync(body) : body).length / 1000 };
}

test("no page weighs more in its first view on a phone than its budget allows", async ({ browser, baseURL }) => {
  test.slow(); // all pages
  const left = [...pages];
  // Three at a time: most of a visit is waiting until nothing more comes.
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { path } = next;
        const context = await browser.newContext({ ...lighthousePhone, baseURL }); // nothing kept from another page
        const page = await context.newPage();
        const answers: Promise<Part>[] = [];
        page.on("response", (response) => {
          // The browser wants the icon for itself, not for the page.
          if (!response.url().endsWith("/favicon.svg")) answers.push(partOf(response));
        });
        const html = await (await page.goto(path, { waitUntil: "networkidle" }))?.text();
        const parts = await Promise.all(answers);
        await context.close();
        expect.soft(overBudget(path, parts, html ?? "")).toEqual([]);
      }
    }),
  );
});

/** What weighs too much, in words. */
function overBudget(path: string, parts: Part[], html: string): string[] {
  const weigh = (type?: string) =>
    parts.filter((part) => !type || part.type === type).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const { total, requests = Infinity, html: documentBar } = weightBars(path);
  const weighed: [string, number, number][] = [
    ["kB in all", weigh(), total],
    ["requests", parts.length, requests],
    ["kB of HTML", weigh("document"), documentBar],
    ["kB of script", weigh("script"), bars.script],
    ["kB of fonts", weigh("font"), bars.fonts],
    ["font files", parts.filter(({ type }) => type === "font").length, bars.fontFiles],
    ["kB of script in the page", inlineScriptOf(html), bars.inlineScript],
  ];
  return weighed
    .filter(([, value, bar]) => value > bar)
    .map(([what, value, bar]) => `${path}: ${value} ${what}, not ${bar}`);
}
