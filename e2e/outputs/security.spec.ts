/** The headers of every response, and what their security policy blocks; every other test fails if it blocks more. */
import { firstCourse } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";
import { hydrate } from "../support/pages/page-visits";

/** Matches the browser's message about a blocked resource; site-test.ts reports these as errors. */
const blockedByPolicy = /^(.*?)(?: 'http\S+')? violates the following Content Security Policy directive/;

const year = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";

test("every response has security headers and the right cache lifetime", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  const [script = ""] = /\/app-\w+\.js/.exec(html) ?? [];
  const [picture = ""] = /\/static\/[^" ]+\.avif/.exec(html) ?? [];
  const [font = ""] = /\/fonts\/[^"]+\.woff2/.exec(html) ?? [];
  for (const [path, status, kept] of [
    ["/", 200, revalidate],
    [firstCourse.path, 200, revalidate],
    ["/no-such-page", 404, revalidate],
    ["/about/", 301, revalidate],
    ["/about-us", 301, revalidate],
    ["/downloads/brochure.pdf", 200, revalidate],
    [script, 200, year],
    [picture, 200, year],
    [font, 200, year],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    const headers = answer.headers();
    expect(headers["cache-control"], path).toBe(kept);
    expect(headers["content-security-policy"], path).toContain(
      "default-src 'self';child-src 'none';object-src 'none';script-src 'self' 'sha256-",
    );
    expect(headers["content-security-policy"], path).toMatch(/;frame-ancestors 'none'$/);
    expect(headers["permissions-policy"], path).toContain("camera=(), microphone=(), geolocation=()");
    expect(headers, path).toMatchObject({
      "strict-transport-security": expect.stringMatching(/^max-age=31536000\b/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers, path).not.toHaveProperty("x-robots-tag");
  }
});

test("injected content neither runs, loads, nor changes the page's looks", async ({ page, pageErrors }) => {
  pageErrors.expect(
    blockedByPolicy,
    /^asked https:\/\/elsewhere\.example\//,
    /^Failed to load resource \S+\/none\.png: /,
  );
  const elsewhere = "https://elsewhere.example";
  const asked: string[] = [];
  await page.route(`${elsewhere}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: "document.title = 'ran'" });
  });
  const injected = [
    "<script>document.title = 'ran'</script>",
    `<script src="${elsewhere}/script.js"></script>`,
    '<img src="/none.png" alt="" onerror="document.title = \'ran\'">',
    `<img src="${elsewhere}/pixel.png" alt="">`,
    '<iframe src="/contact"></iframe>',
    '<object data="/contact" type="text/html"></object>',
    `<link rel="stylesheet" href="${elsewhere}/style.css">`,
    "<style>h1 { display: none }</style>",
    `<base href="${elsewhere}">`,
  ];
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("<h1", `${injected.join("")}<h1`) });
  });
  await page.goto("/about");
  const kinds = () => new Set(pageErrors.seen.flatMap((text) => blockedByPolicy.exec(text)?.[1] ?? []));
  await expect
    .poll(() => [...kinds()].sort())
    .toEqual([
      "Applying inline style",
      "Executing inline event handler",
      "Executing inline script",
      "Framing",
      "Loading plugin data from",
      "Loading the image",
      "Loading the script",
      "Loading the stylesheet",
      "Setting the document's base URI to",
    ]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle("ran");
  expect(asked).toEqual([]);

  // The page's own script still runs, and no text becomes script.
  await hydrate(page);
  await page.evaluate(() => setTimeout("document.title = 'ran'"));
  await expect.poll(() => pageErrors.seen.join("\n")).toMatch(/^Evaluating a string as JavaScript violates /m);
  await expect(page).not.toHaveTitle("ran");
});
