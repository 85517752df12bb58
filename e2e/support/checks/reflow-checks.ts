/** Checks that all text is readable at every width, magnified, and with wider spacing. */
import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../pages/page-visits";

/** WCAG 1.4.10: 1280 × 1024 pixels at 400 % zoom. */
export const magnified = { width: 320, height: 256 };

/** WCAG 1.4.12: no text may be lost with these settings. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Expects no horizontal scrolling and no clipped text. */
export async function expectFit(page: Page, how: string) {
  // On a busy machine, an alternative text may still have the place of its picture.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(clippedText), `cut off ${how}`)
    .toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Runs an action with the text spacing of WCAG 1.4.12. */
export async function withSpacing(page: Page, act: () => Promise<void>) {
  const sheet = await page.evaluateHandle((rules) => {
    const own = new CSSStyleSheet();
    own.replaceSync(rules);
    document.adoptedStyleSheets.push(own);
    return own;
  }, spacing);
  await act();
  await sheet.evaluate((own) => own.replaceSync(""));
}

/** WCAG 1.4.4: runs an action with the browser's font size doubled. */
export async function withLargeText(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await act();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await session.detach();
}

/** Expects that fixed and sticky elements leave most of the window free. */
export async function expectReadingSpace(page: Page) {
  const covered = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" });
    const heights = [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        const stays = position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
        return stays && element.checkVisibility();
      })
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
  expect.soft(covered, "share of the window that stays covered").toBeLessThan(1 / 3);
}

/** Runs in the browser: text clipped by a box with hidden overflow, or by the edge of the page. */
function clippedText(): string[] {
  const lost = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const words = text.textContent?.trim();
    if (!words || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let box: Element | null = text.parentElement;
    for (; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      // The last breadcrumb may be truncated, because the heading below repeats it.
      if (box.matches("li[aria-current=page]")) break;
      // Visually hidden, or scrollable.
      if (clipPath !== "none" || [overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow))) break;
      const edge = box.getBoundingClientRect();
      const cutsX = overflowX !== "visible" && (left < edge.left - 1.5 || right > edge.right + 1.5);
      const cutsY = overflowY !== "visible" && (top < edge.top - 4 || bottom > edge.bottom + 4); // tolerates leading
      if (cutsX || cutsY) lost.add(words.slice(0, 60));
    }
    if (!box && (left < -1 || right > document.documentElement.clientWidth + 1)) lost.add(words.slice(0, 60));
  }
  return [...lost];
}

/** Runs in the browser: words broken across lines in controls, including those of a phone's menu. */
export function brokenWords(): string[] {
  const broken = new Set<string>();
  const range = document.createRange();
  const look = (within: Element) => {
    for (const control of within.querySelectorAll("a, button, summary, label, [aria-label] > li")) {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(text);
        if (range.getClientRects().length < 2) continue; // all on one line
        if (getComputedStyle(text.parentElement).clipPath !== "none") continue; // visually hidden
        for (const { 0: word, index } of (text as Text).data.matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.add(word);
        }
      }
    }
  };
  look(document.body);
  const menu = document.querySelector<HTMLElement>("#menu:not(:popover-open)");
  if (menu && getComputedStyle(menu).display === "none") {
    menu.showPopover();
    look(menu);
    for (const details of menu.querySelectorAll("details")) {
      details.open = true;
      look(menu);
    }
    menu.hidePopover();
  }
  return [...broken];
}

/**
 * Runs in the browser: controls with a border or background that are less than 44 px high, or less than 8 px from
 * another. Carousel dots duplicate the arrows, so they need only the 24 px of WCAG 2.5.8.
 */
export function smallTargets(): string[] {
  const [height, gap, dotHeight] = [44, 8, 24];
  const isBox = (control: Element) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(control);
    return borderTopWidth !== "0px" || !/, 0\)$/.test(backgroundColor) || control.matches("summary");
  };
  const targets = [...document.querySelectorAll("a, button, input, select, textarea, summary, label:has(input)")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && isBox(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2); // excludes visually hidden ones
  const describe = (control: Element) => control.ariaLabel ?? control.textContent.trim().slice(0, 30);
  const isDot = (control: Element) => control.matches("[role=group] > button[aria-label]:empty");
  const low = targets
    .filter(({ control, box }) => box.height < (isDot(control) ? dotHeight : height))
    .map(({ control, box }) => `${describe(control)} is ${box.height}px high`);
  // Sticky elements scroll over others, so only controls in the same layer are compared.
  const layerOf = (control: Element | null): Element | null =>
    control && !/fixed|sticky/.test(getComputedStyle(control).position) ? layerOf(control.parentElement) : control;
  const near = targets.flatMap(({ control, box }, index) =>
    targets.slice(index + 1).flatMap(({ control: other, box: otherBox }) => {
      const across = Math.max(box.left - otherBox.right, otherBox.left - box.right);
      const down = Math.max(box.top - otherBox.bottom, otherBox.top - box.bottom);
      const distance = Math.max(across, down); // negative for overlaps, such as a card and its link
      const isNear = distance >= 0 && distance < gap - 0.5;
      return isNear && layerOf(control) === layerOf(other)
        ? [`${describe(control)} is ${distance}px from ${describe(other)}`]
        : [];
    }),
  );
  return [...low, ...near];
}
