/** The headers of every response, and what their security policy allows and blocks in a real browser. */
import { readdirSync } from "node:fs";
import contact from "../../data/contact.json";
import downloads from "../../data/downloads.json";
import { fontFamilies } from "../../src/theme/font-families";
import { firstCourse } from "../support/site-routes";
import { gallery } from "../support/shown-content";
import { expect, test } from "../support/site-test";
import { hydrate, pressHeaderLink, visit } from "../support/page-visits";

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
    expect(headers["content-security-policy"], path).toMatch(/;frame-ancestors 'none';upgrade-insecure-requests$/);
    expect(headers["permissions-policy"], path).toContain("camera=(), microphone=(), geolocation=()");
    expect(headers, path).toMatchObject({
      "strict-transport-security": "max-age=31536000",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers, path).not.toHaveProperty("x-robots-tag");
  }
});

test("pages contain only known scripts", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  expect(scripts.map((source) => source.replace(/-.*(?=')/, ""))).toEqual([
    "'self'",
    ...[...readdirSync("src/browser/inline"), "speculation rules"].map(() => "'sha256'"),
  ]);
});

test("the policy blocks nothing on pages, in menus, forms, pictures and downloads", async ({ page }) => {
  test.setTimeout(6 * 15_000); // six pages
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  const main = page.getByRole("main");
  await visit(page, "/");

  async function goTo(path: string) {
    await pressHeaderLink(page, path);
    await expect(page).toHaveURL(path);
    const heading = main.getByRole("heading", { level: 1 });
    await expect(heading, "the styles of the next page have come").toHaveCSS(
      "font-family",
      new RegExp(fontFamilies.display.name),
    );
  }

  await main.getByRole("button", { name: "Next testimonial" }).click();

  await goTo("/contact");
  const form = page.getByRole("region", { name: contact.form.heading });
  for (const name of ["First Name", "Message"]) await form.getByRole("textbox", { name, exact: true }).fill("Asha");
  await form.getByRole("textbox", { name: "Email", exact: true }).fill("asha@example.com");
  await form.getByRole("button", { name: "Send Message", exact: true }).click();
  await expect(form.getByRole("heading", { name: contact.form.sent.heading })).toBeFocused();

  await goTo("/admissions");
  const coming = page.waitForEvent("download");
  await main.getByRole("link", { name: downloads.brochure.action }).click();
  expect((await coming).suggestedFilename()).toBe("brochure.pdf");

  await goTo(firstCourse.path);
  await hydrate(page);
  await main.getByRole("button", { name: `Share ${firstCourse.title}` }).click();

  await goTo("/gallery");
  await page.locator(`#picture-${gallery.albums[0]?.slug}-1`).click();
  const box = page.getByRole("dialog");
  await box.getByRole("button", { name: "Next picture" }).click();
  await expect(box.getByRole("img").nth(1)).toHaveJSProperty("complete", true);
  await page.keyboard.press("Escape");

  await goTo("/courses");
  await main.getByRole("radio", { name: "Advanced", exact: true }).check();
  await expect(page).toHaveURL(/level=Advanced/);
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

test("an injected form cannot post to another site", async ({ page, pageErrors }) => {
  pageErrors.expect(blockedByPolicy);
  await page.goto("/about");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.action = "https://elsewhere.example/take";
    document.body.append(form);
    form.submit();
  });
  await expect.poll(() => pageErrors.seen.join("\n")).toMatch(/https:\/\/elsewhere\.example\/take.*form-action/);
});
