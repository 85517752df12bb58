/**
 * The bars that pages are held to. `npm test` measures weights, which are the same on every machine; `npm run bench:pages`
 * measures the rest. Kilobytes are 1,000 bytes as they cross the wire, times are milliseconds.
 */

/**
 * What a page may weigh on a phone until its largest paint: everything the first view fetches, without script and without lazy
 * pictures below the fold; and the page's own file with its styles.
 */
type WeightBars = { total: number; requests?: number; html: number };

/** Pages that are made of pictures. */
const pictorial = ["/courses", "/faculty", "/gallery", "/blog"];

/** Home has most sections; the course list has the guide with all its ends, and all courses in one table; the articles of
 * the blog open in their cards, so their texts are in its file. A course’s page has an exercise with its solution. */
const htmlBars: Record<string, number> = { "/": 15, "/courses": 16, "/blog": 18 };

/** Returns the weights that the page at `path` may have. */
export function weightBars(path: string): WeightBars {
  const html = htmlBars[path] ?? (path.startsWith("/courses/") ? 16.75 : 14.5);
  if (path === "/") return { total: 90, requests: 10, html };
  return pictorial.includes(path) ? { total: 110, html } : { total: 70, requests: 7, html };
}

/** What holds for every page. */
export const bars = {
  /** Script files of a first view without an island. */
  script: 0,
  /** Script files that follow where a page has islands; once the browser is idle, if one is in the first view. A
   * course’s page has most: 92.7. */
  deferredScript: 92.75,
  /** Script in the page itself, before compression. */
  inlineScript: 2,
  fonts: 30,
  fontFiles: 4,
  /** The lowest of Lighthouse's four scores. */
  score: 100,
  cls: 0.01,
  /** The longest wait for the next frame after a press, hydration included. */
  inp: 200,
  lostPresses: 0,
  /** From the press on a link to the first paint of the next page, where the server takes 300 ms for each answer. */
  nextPage: { afterHover: 130, onTap: 400 },
};
