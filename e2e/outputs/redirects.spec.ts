/** Addresses that are not a page's own: what other sites, old links and habits ask for. */
import { readFileSync } from "node:fs";
import { pages } from "../support/site-routes";
import { expect, test } from "../support/site-test";

/** The rules as an editor reads them in static/_redirects, without comments. */
const rules = readFileSync("static/_redirects", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(/\s+/) as [from: string, to: string]);

test("every old address leads for good to a page or a file that is there, in one step", async ({ request }) => {
  expect(rules.length).toBeGreaterThan(30);
  for (const [from, to] of rules) {
    const [last = ""] = pages.filter(({ path }) => path.startsWith(to.replace(":splat", ""))).map(({ path }) => path);
    const goal = to.endsWith(":splat") ? last : to;
    const asked = from.replace("*", goal.split("/").at(-1) ?? "");
    const answer = await request.get(`${asked}?utm=x`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, `${goal}?utm=x`]);
    expect((await request.get(goal, { maxRedirects: 0 })).status(), `${from} leads to ${goal}`).toBe(200);
  }
});

test("no rule stands in the way of a page", () => {
  const own = pages.map(({ path }) => path);
  expect(rules.map(([from]) => from).filter((from) => own.includes(from))).toEqual([]);
});

test("each page has one address: the one with a slash at its end leads there", async ({ request }) => {
  for (const { path } of pages.filter(({ path }) => path !== "/")) {
    const answer = await request.get(`${path}/?q=1`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([301, `${path}?q=1`]);
  }
});
