/** Walks through a page with the Tab key. */
import type { Page } from "@playwright/test";

type Walk = { stops: Element[]; faults: string[] };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface Window {
    walk: Walk;
  }
}

const maxPresses = 400;

/**
 * Presses Tab from the top of the page until focus returns to the first stop.
 *
 * Returns problems: a stop that is off screen, covered, or without a focus ring of at least two pixels; a visible
 * control that is never reached; a walk that does not start with the skip link, or does not end.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(recordStops);
  for (let pressed = 0; pressed < maxPresses; pressed++) {
    await page.keyboard.press("Tab");
    if (pressed % 10 === 9 && (await page.evaluate(hasEnded))) return page.evaluate(faultsOfWalk);
  }
  return [`After ${maxPresses} presses the walk had not come to its end.`];
}

/** Runs in the browser: records each focused element on keyup, after the page has scrolled to it. */
function recordStops() {
  const walk: Walk = { stops: [], faults: [] };
  window.walk = walk;
  const describe = (element: Element) =>
    `${element.localName} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
  // A hidden input shows its focus ring around its label, a stretched link around its card.
  const hasRing = (element: Element | null): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || hasRing(element.parentElement);
  };
  const shapeOf = (element: Element) =>
    element instanceof HTMLInputElement && element.labels?.[0] && getComputedStyle(element).opacity === "0"
      ? element.labels[0]
      : element;
  const isSeen = (element: Element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y]));
    return points.some(([x = 0, y = 0]) => {
      const front = document.elementFromPoint(x, y);
      return front && (element.contains(front) || front.contains(element));
    });
  };
  addEventListener(
    "keyup",
    ({ key, target }) => {
      if (key !== "Tab" || !(target instanceof Element)) return;
      walk.stops.push(target);
      if (target === document.body || walk.stops.indexOf(target) < walk.stops.length - 1) return;
      if (!isSeen(shapeOf(target))) walk.faults.push(`${describe(target)} is out of sight or covered`);
      if (!hasRing(target)) walk.faults.push(`${describe(target)} has no ring`);
    },
    true,
  );
}

/** Runs in the browser. */
function hasEnded(): boolean {
  const [first, ...others] = window.walk.stops;
  return first !== undefined && others.includes(first);
}

/** Runs in the browser. */
function faultsOfWalk(): string[] {
  const { stops, faults } = window.walk;
  const [first] = stops;
  const controls = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
  const unreached = [...controls].filter((control) => {
    if (stops.includes(control) || control.tabIndex < 0 || control.matches(":disabled, [type=hidden]")) return false;
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) return false;
    // Only one radio button of a group is a tab stop; the arrow keys reach the others.
    const isChoice = control instanceof HTMLInputElement && control.type === "radio";
    return !(isChoice && stops.some((stop) => stop instanceof HTMLInputElement && stop.name === control.name));
  });
  return [
    ...(first?.textContent === "Skip to content" ? [] : [`The walk begins with “${first?.textContent ?? ""}”.`]),
    ...faults,
    ...unreached.map((control) => `${control.localName} “${control.textContent?.trim()}” is never reached`),
  ];
}
