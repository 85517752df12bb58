/** Budgets that do not depend on the machine, each enforced by a test. A kilobyte is 1,000 bytes as transferred. */

const pictorial = ["/courses", "/faculty", "/gallery", "/blog"];

/** Returns the maximum kilobytes and requests of a page's first view on a phone, excluding lazy pictures. */
export function firstViewBudget(path: string): { kilobytes: number; requests?: number } {
  if (path === "/") return { kilobytes: 90, requests: 10 };
  return pictorial.includes(path) ? { kilobytes: 110 } : { kilobytes: 70, requests: 8 };
}

/**
 * Returns the maximum kilobytes of a page's HTML, including styles and inline scripts: 14.2, which fit the initial TCP
 * window, or more for the course list, course pages and the blog.
 */
export function htmlBudget(path: string): number {
  if (path === "/courses") return 15.3;
  if (path.startsWith("/courses/")) return 15.8;
  return path === "/blog" ? 17.9 : 14.2;
}

/**
 * Returns the maximum kilobytes of inline script, uncompressed. Pages that remove or order batches, calculate refund
 * dates or preselect a batch need more.
 */
export function inlineScriptBudget(path: string): number {
  return ["/admissions", "/contact"].includes(path) || path.startsWith("/courses") ? 2 : 1.5;
}

export const budgets = {
  /** Script files loaded before hydration. */
  earlyScripts: 0,
  /** Kilobytes of script files loaded for islands. */
  deferredScript: 70,
  fonts: 30,
  fontFiles: 4,
  download: 140,
  /** WhatsApp ignores pictures above 300 kB. */
  shareCard: 150,
  /** Loaded pixels per displayed pixel. */
  pictureDots: 1.3,
  /** Layout shift when fonts load after the first paint. */
  clsWithLateFonts: 0.02,
  /** Pixels between the scroll position on leaving and the one that Back restores. */
  placeAfterBack: 100,
};
