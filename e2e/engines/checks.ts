/** What every engine must do, as tests; the files that call these functions name the engine. */
import forms from "../../data/forms.json";
import contact from "../../data/contact.json";
import { fontFaces } from "../../src/theme/font-faces";
import { courses } from "../support/pages/course-list-page";
import { asha } from "../support/pages/forms-host";
import { isHydrated, pointAtIslands, readThrough, widths } from "../support/pages/page-visits";
import { blog, gallery } from "../support/content/shown-content";
import { firstCourse, menuLabel, menuOf, routes, type Route } from "../support/content/site-routes";
import { expect } from "../support/site-test";
import { actionTimeout, type EnginePage } from "./engine";
import { test } from "./engine-test";

const fontFamilies = fontFaces
  .filter(({ src }) => src.startsWith("url("))
  .map(({ fontFamily }) => fontFamily.replaceAll('"', ""));

/** A page of each kind, with the main controls. */
const mainPaths = ["/", firstCourse.path, "/gallery"]; // the next tests visit others

export const mainRoutes = routes.filter(({ path }) => mainPaths.includes(path));

async function visit(engine: EnginePage, path: string) {
  await engine.goto(path);
  await hydrate(engine);
}

async function hydrate(engine: EnginePage) {
  await engine.evaluate(pointAtIslands);
  await expectIn(engine, isHydrated, true);
}

/** Waits until a function that runs in the browser returns a value; until then it may fail, as while a page loads. */
async function expectIn<Value>(engine: EnginePage, read: () => Value | Promise<Value>, value: Value) {
  await expect(async () => expect<unknown>(await engine.evaluate(read)).toEqual(value)).toPass({
    timeout: actionTimeout,
  });
}

/** Waits until the path, query and hash match. */
async function expectAddress(engine: EnginePage, address: string) {
  await expectIn(engine, () => location.href.slice(location.origin.length), address);
}

/** Tests that pages load without an error, with their heading, fonts and pictures, and that nothing overflows. */
export function checkRoutes(routes: Route[]) {
  for (const { path, heading, status } of routes)
    test(`${path} loads, and fits`, async ({ engine, pageErrors }) => {
      if (status === 404) pageErrors.expect(new RegExp(`^Page not found: ${path}$`));
      await engine.resize(engine.narrowest);
      await visit(engine, path);
      for (const width of [engine.narrowest, widths.desk]) {
        await engine.resize(width);
        await engine.evaluate(readThrough);
        const seen = await engine.evaluate(examine);
        expect
          .soft(seen, `${path} at ${width}px`)
          .toEqual({ heading, beyond: 0, missing: [], fonts: expect.arrayContaining(fontFamilies) });
      }
    });
}

/** Runs in the browser. */
async function examine() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await document.fonts.ready;
  return {
    heading: document.querySelector("h1")?.textContent,
    beyond: scrollWidth - clientWidth,
    missing: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    fonts: [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  };
}

/** Tests the controls that every page has, and the main ones. */
export function checkMainControls() {
  test("the menu opens, and its links lead on", async ({ engine }) => {
    for (const [width, opener] of [
      [engine.narrowest, "summary"],
      [widths.desk, "button"],
    ] as const) {
      await engine.resize(width);
      await visit(engine, "/");
      if (width === engine.narrowest) await engine.click("header [popovertarget=menu]");
      await engine.click(`header ${opener}`, menuOf(firstCourse.path));
      await engine.click("header a", menuLabel(firstCourse.path));
      await expectAddress(engine, firstCourse.path);
    }
  });

  test("Back keeps the filter and the ticks of the course list, and so does the next tick", async ({ engine }) => {
    const course = courses.find(({ level }) => !level.includes(" "));
    if (!course) return test.skip(true, "no course has a single level");
    const { level, slug, title } = course;
    const shown = () => ({
      chosen: [...document.querySelectorAll<HTMLInputElement>("main :checked")].map(({ value }) => value),
      cards: [...document.querySelectorAll("#course-cards h3")].map(({ textContent }) => textContent),
    });
    await engine.resize(widths.desk);
    await visit(engine, "/courses");
    await engine.click("main label", level);
    await engine.click("main label", `Compare ${title}`);
    await expectAddress(engine, `/courses?level=${level}&compare=${slug}`);
    const before = await engine.evaluate(shown);
    expect(before.chosen).toEqual(expect.arrayContaining([level, slug]));
    await engine.click(`#course-cards a[href="/courses/${slug}"]`);
    await expectAddress(engine, `/courses/${slug}`);
    await engine.evaluate(() => history.back());
    await expectAddress(engine, `/courses?level=${level}&compare=${slug}`);
    await hydrate(engine);
    await expectIn(engine, shown, before);
    await engine.click("main label", `Compare ${title}`);
    await expectAddress(engine, `/courses?level=${level}`);
  });

  test("the enquiry form lists errors, keeps what was typed, and sends", async ({ engine }) => {
    await engine.resize(engine.narrowest);
    await visit(engine, "/contact");
    const fill = async (name: keyof typeof asha) => {
      await engine.click(`form [name="${name}"]`);
      await engine.type(asha[name]);
    };
    await fill("First Name");
    await engine.click("main button", "Send Message");
    await expectIn(engine, () => document.activeElement?.getAttribute("aria-label") ?? null, forms.mistakes.heading);
    const value = () => document.querySelector<HTMLInputElement>("[name='First Name']")?.value;
    const invalid = () => document.querySelectorAll("form [aria-invalid='true']").length;
    expect(await engine.evaluate(value)).toBe(asha["First Name"]);
    expect(await engine.evaluate(invalid)).toBeGreaterThan(0);
    await fill("Email");
    await fill("Message");
    await engine.click("main button", "Send Message");
    await expectIn(engine, () => document.activeElement?.textContent ?? null, contact.form.sent.heading);
  });
}

export function checkOtherControls() {
  test("a picture of an album opens, moves to the next, and closes with Escape", async ({ engine }) => {
    const [{ slug, pictures }] = gallery.albums as [(typeof gallery.albums)[number]];
    const isOpen = () => document.querySelector("dialog[open]") !== null;
    await engine.resize(widths.desk);
    await visit(engine, "/gallery");
    await engine.click(`#picture-${slug}-1`);
    await expectAddress(engine, `/gallery?picture=${slug}-1`);
    await engine.click("dialog [aria-label='Next picture']");
    await expectAddress(engine, `/gallery?picture=${slug}-${pictures.length > 1 ? 2 : 1}`);
    await engine.press("Escape");
    await expectIn(engine, isOpen, false);
    await expectAddress(engine, "/gallery");
  });

  test("links to another page end at their anchor, and open it", async ({ engine }) => {
    const [{ slug }] = blog.articles as [(typeof blog.articles)[number]];
    await engine.resize(engine.narrowest);
    await visit(engine, firstCourse.path);
    await engine.click("main a", `Enroll Now in ${firstCourse.title}`);
    const isAtAnchor = () => {
      const { top = -1 } = document.querySelector(location.hash)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    };
    await expectIn(engine, isAtAnchor, true);
    await visit(engine, `/blog#${slug}`);
    await expectIn(engine, isAtAnchor, true);
    await expectIn(engine, () => document.querySelectorAll("main details[open]").length, 1);
  });

  test("the policy blocks other hosts, and says so", async ({ engine, pageErrors }) => {
    pageErrors.expect(/Content-Security-Policy: .*elsewhere\.example/);
    await visit(engine, "/about");
    const isBlocked = () =>
      fetch("https://elsewhere.example/").then(
        () => false,
        () => true,
      );
    expect(await engine.evaluate(isBlocked)).toBe(true);
    await expect.poll(async () => (await engine.errors()).join()).toContain("elsewhere.example");
  });
}
