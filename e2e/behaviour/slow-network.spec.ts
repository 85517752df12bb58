/** Presses while the HTML of a page is still on its way. */
import { readFileSync } from "node:fs";
import { test } from "../support/pages/forms-host";
import { phone } from "../support/pages/page-visits";
import { gallery } from "../support/content/shown-content";
import { expect } from "../support/site-test";

test.use({ viewport: phone });

test("slow networks show controls before the rest of the page: a press is held, and repeated", async ({
  page,
  host,
}) => {
  const html = readFileSync("public/gallery/index.html", "utf8");
  const print = `picture-${gallery.albums[0]?.slug}-1`;
  const end = html.indexOf("</a>", html.indexOf(`id="${print}"`)) + "</a>".length;
  let sendRest: () => void = () => undefined;
  host.pages = (request, response) => {
    if (request.url !== "/gallery") return host.site(request, response);
    response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, end));
    sendRest = () => response.end(html.slice(end));
  };
  await page.goto("/gallery", { waitUntil: "commit" });
  await page.locator(`#${print}`).click();
  await expect(page.locator(`#${print}`)).toHaveAttribute("aria-busy", "true");
  sendRest();
  await expect(page.getByRole("dialog")).toBeVisible();
});
