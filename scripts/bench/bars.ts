/**
 * Every bar for weight and speed, each held by a test or a benchmark. `npm test` holds weights, which are the same on every
 * machine; `npm run bench:pages` and `npm run bench:build` hold times. A kilobyte is 1,000 bytes as they cross the wire.
 */

const pictorial = ["/courses", "/faculty", "/gallery", "/blog"];

/** Returns the most kilobytes and requests of the page's first view on a phone, without lazy pictures below it. */
export function firstViewBar(path: string): { kilobytes: number; requests?: number } {
  if (path === "/") return { kilobytes: 90, requests: 10 };
  return pictorial.includes(path) ? { kilobytes: 110 } : { kilobytes: 70, requests: 7 };
}

/**
 * Returns the most kilobytes of the page's HTML, styles and inline script included. A connection's first flight holds 14.2. The
 * course list has its comparison, a course its exercise and what its fee covers, the blog whole articles.
 */
export function htmlBar(path: string): number {
  if (path === "/courses") return 15.6;
  if (path.startsWith("/courses/")) return 15.8;
  return path === "/blog" ? 17.9 : 14.2;
}

/** Returns the most kilobytes of script in the page's HTML, before compression. Some pages also date batches and refunds, or choose one. */
export function inlineScriptBar(path: string): number {
  return ["/admissions", "/contact"].includes(path) || path.startsWith("/courses/") ? 2 : 1.5;
}

/** What every page and file keeps to. */
export const bars = {
  /** Script files before an island wakes. */
  earlyScripts: 0,
  /** Kilobytes of script files that follow. */
  deferredScript: 70,
  /** Kilobytes of all font files. */
  fonts: 30,
  fontFiles: 4,
  /** Kilobytes of a PDF. */
  download: 140,
  /** Kilobytes of a share card; WhatsApp shows none above 300. */
  shareCard: 150,
  /** Dots of a picture that are fetched for each one shown. */
  pictureDots: 1.3,
  /** Layout shift where fonts arrive after the first paint. */
  clsWithLateFonts: 0.02,
  /** Pixels between where the visitor was and where Back leads. */
  placeAfterBack: 100,
};

/** What `npm run bench:pages` measures: the most of each figure, by its heading. */
export const visitBars = {
  "short of Lighthouse 100": 0,
  CLS: 0.01,
  "lost presses": 0,
  "longest wait, ms": 200,
  "next page after hover, ms": 250,
  "next page on tap, ms": 500,
};

/** What `npm run bench:build` measures: the most seconds of each step on two quiet cores, by the number of courses. */
export const buildBars = {
  0: { check: 2.5, cold: 60, warm: 13, edit: 13 },
  500: { cold: 120, edit: 26 },
};

/** The most megabytes that all processes of a build have at one moment. */
export const buildMemory = 2000;
