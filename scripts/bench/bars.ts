/**
 * The bars that pages are held to. `npm test` measures weights, which are the same on every machine; `npm run bench:pages`
 * measures the rest. Kilobytes are 1,000 bytes as they cross the wire, times are milliseconds.
 */

/**
 * What a page may weigh on a phone until its largest paint: everything the first view fetches, without script and without lazy
 * pictures below the fold.
 */
type WeightBars = { total: number; requests?: number };

/** Pages that are made of pictures. */
const pictorial = ["/courses", "/faculty", "/gallery", "/blog"];

/**
 * Returns the kilobytes that the HTML of the page at `path` may have, styles and inline script included. 14.2 arrive in the
 * first flight of a connection. The list compares all courses, a course's page holds its exercise, the blog its articles.
 */
export function htmlBar(path: string): number {
  if (path.startsWith("/courses")) return 15.6;
  return path === "/blog" ? 17.9 : 14.2;
}

/** Returns the weights that the page at `path` may have. */
export function weightBars(path: string): WeightBars {
  if (path === "/") return { total: 90, requests: 10 };
  return pictorial.includes(path) ? { total: 110 } : { total: 70, requests: 7 };
}

/** What holds for every page. */
export const bars = {
  /** Script files of a first view without an island. */
  script: 0,
  /** Script files that follow where a page has islands, the same on every page. */
  deferredScript: 70,
  /** Script in the page itself, before compression. */
  inlineScript: 2,
  fonts: 30,
  fontFiles: 4,
  /** The lowest of Lighthouse's four scores. */
  score: 100,
  cls: 0.01,
  /** The layout shift where the fonts arrive after the first paint. */
  clsWithLateFonts: 0.02,
  /** The longest wait for the next frame after a press, hydration included. */
  inp: 200,
  lostPresses: 0,
  /** From the press on a link to the first paint of the next page, where the server takes 300 ms for each answer. */
  nextPage: { afterHover: 250, onTap: 500 },
};
