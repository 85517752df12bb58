/** Reads a page's content in one pass, for comparison with data/. */
import type { Page } from "@playwright/test";
import { openDetails } from "./page-visits";

/**
 * The content of a part of a page: the text of every visible element; pictures as alt text; lists as "one | two", facts
 * as "Fee: ₹15,000", links as "Enroll Now → /contact".
 */
export type Shown = string[];

/** A section of a page: its whole content, and its entries (cards, rows, quotes) in order. */
export type Section = { heading: string; shown: Shown; entries: Shown[] };

/** Opens all details, and returns the page's named sections in order, with all of `<main>` under "". */
export async function sectionsOf(page: Page): Promise<Map<string, Section>> {
  await openDetails(page);
  const sections = await page.evaluate(readSections);
  return new Map(sections.map((section) => [section.heading, section]));
}

/** Runs in the browser. */
function readSections(): Section[] {
  const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const shownIn = (part: Element): Shown => {
    const elements = [part, ...part.querySelectorAll("*")].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return elements.flatMap((element) => {
      const text = textOf(element);
      if (element instanceof HTMLImageElement) return [element.alt];
      if (element instanceof HTMLAnchorElement) return [text, `${text} → ${element.getAttribute("href")}`];
      if (element.localName === "dd") {
        let term = element.previousElementSibling;
        while (term && term.localName !== "dt") term = term.previousElementSibling;
        return [text, `${textOf(term)}: ${text}`];
      }
      if (!["ul", "ol"].includes(element.localName)) return [text];
      return [text, [...element.children].map(textOf).join(" | ")];
    });
  };
  const entryOf = "li, figure, tbody tr, details:not(:has(> ul > li > h3))"; // a collapsible group of cards is not an entry
  const sectionOf = (part: Element, heading: string): Section => ({
    heading,
    shown: shownIn(part),
    entries: [...part.querySelectorAll(entryOf)]
      .filter((entry) => !part.contains(entry.parentElement?.closest(`${entryOf}, nav`) ?? null))
      .map(shownIn),
  });
  const headingOf = (part: Element) =>
    document.getElementById(part.getAttribute("aria-labelledby")?.split(" ")[0] ?? "");
  const named = document.querySelectorAll("main :is(section, form, aside):is([aria-labelledby], [aria-label])");
  const main = document.querySelector("main");
  return [
    ...(main ? [sectionOf(main, "")] : []),
    ...[...named].map((part) => sectionOf(part, part.getAttribute("aria-label") ?? textOf(headingOf(part)))),
  ];
}
