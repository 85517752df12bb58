/** Non-canonical URLs: old links, links from other sites, and typed ones. */
import redirects from "../../data/redirects.json";
import { readRules } from "../../src/build/netlify-rules";
import { pages } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

test("every old URL redirects permanently to an existing page or file, in one step", async ({ request }) => {
  const rules = (await readRules("public")).redirects;
  test.setTimeout(10_000 + rules.length * 1000);
  const permanent = rules.map(({ path, to, status = 301 }) => ({ path, to, status }));
  expect(permanent).toEqual(expect.arrayContaining(redirects.map(({ from, to }) => ({ path: from, to, status: 301 }))));
  for (const { path: from, to } of rules) {
    const [last = ""] = pages.filter(({ path }) => path.startsWith(to.replace(":splat", ""))).map(({ path }) => path);
    const goal = to.endsWith(":splat") ? last : to;
    const asked = from.replace("*", goal.split("/").at(-1) ?? "");
    const answer = await request.get(`${asked}?utm=x`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, goal.replace(/(?=#)|$/, "?utm=x")]);
    expect((await request.get(goal, { maxRedirects: 0 })).status(), `${from} leads to ${goal}`).toBe(200);
  }
});

test("each page has one URL: the one with a trailing slash redirects to it", async ({ request }) => {
  for (const { path } of pages.filter(({ path }) => path !== "/")) {
    const answer = await request.get(`${path}/?q=1`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([301, `${path}?q=1`]);
  }
});
