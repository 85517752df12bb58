import courses from "../data/courses.json";
import site from "../data/site.json";
import testimonials from "../data/testimonials.json";
import { routes } from "./routes";
import { expect, test } from "./shared-page";
import { ofMissingPage } from "./test";
import { desk, phone, slidesOf } from "./visit";

test.use({ scripting: false });

for (const { path, status, heading } of routes) {
  test(`${path} reads without script, and every control that it shows does something`, async ({ page, complaints }) => {
    if (status === 404) complaints.expect(ofMissingPage(path)[0]);
    await page.goto(path);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeInViewport();
      const text = page
        .getByRole("main")
        .getByRole("paragraph")
        .filter({ hasText: /\w{3}.{80}/ });
      await expect(text.first()).toBeInViewport();
      await expect(page.getByRole("contentinfo").getByText(site.footer.note)).toBeVisible();

      const buttons = page.getByRole("button");
      expect(await buttons.count()).toBeGreaterThan(0);
      for (const button of await buttons.all()) {
        const submits = (await page.locator("form[action] button[type=submit]").and(button).count()) === 1;
        if (!submits) await expect(button).toHaveAttribute("popovertarget", /.+/);
      }
      const fields = page.locator("input, select, textarea").filter({ visible: true });
      const forms = page.locator("form[action]").filter({ has: page.locator("button[type=submit]") });
      expect(await forms.locator(fields).count()).toBe(await fields.count());

      const closed = await page.locator("summary").evaluateAll((summaries: HTMLElement[]) =>
        summaries.filter((summary) => {
          const details = summary.parentElement;
          const wasOpen = details?.hasAttribute("open");
          summary.click();
          return details?.localName !== "details" || details.hasAttribute("open") === wasOpen;
        }),
      );
      expect(closed, "summaries that open and close nothing").toEqual([]);
    }
  });
}

test("the header's menus open without script and lead to pages", async ({ page }) => {
  const header = page.getByRole("banner");
  for (const name of ["Courses", "Services", "Institute"]) {
    await page.goto("/");
    await header.getByRole("button", { name, exact: true }).click();
    await expect(header.getByRole("list", { name, exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(header.getByRole("list", { name, exact: true })).toBeHidden();
  }
  await header.getByRole("button", { name: "Courses", exact: true }).click();
  await header.getByRole("link", { name: "Python", exact: true }).click();
  await expect(page).toHaveURL("/courses/python");
  await expect(header.locator('a[aria-current="page"]')).toHaveAttribute("href", "/courses/python");
});

test("the Menu of a phone opens without script and leads to pages", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "All courses" }).click();
  await expect(page).toHaveURL("/courses");
});

test("the modules of a course open without script", async ({ page }) => {
  for (const { slug, modules } of courses) {
    await page.goto(`/courses/${slug}`);
    const second = page.getByRole("main").getByRole("group").nth(1);
    await expect(second.getByText(modules[1]?.outcome ?? "")).toBeHidden();
    await second.locator("summary").click();
    await expect(second.getByText(modules[1]?.outcome ?? "")).toBeVisible();
  }
});

for (const [size, columns] of [
  [desk, 2],
  [phone, 1],
] as const) {
  test(`all testimonials can be read without script by scrolling down at ${size.width}px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/");
    await expect(page.getByRole("button", { name: /testimonial/i })).toHaveCount(0);
    const lefts = new Set<number>();
    for (const [position, { text, name }] of testimonials.entries()) {
      const slide = slidesOf(page).nth(position);
      await expect(slide.getByText(name, { exact: true })).toBeVisible();
      const words = await slide.getByText(text, { exact: true }).boundingBox(); // before any scrolling
      expect(words?.x).toBeGreaterThanOrEqual(0);
      expect((words?.x ?? NaN) + (words?.width ?? NaN)).toBeLessThanOrEqual(size.width);
      lefts.add(Math.round(words?.x ?? NaN));
    }
    expect(lefts.size).toBe(columns);
  });
}
