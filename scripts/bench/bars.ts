/** The most that a page may cost and take; kilobytes are 1,000 bytes as they cross the wire, times are milliseconds. */

type Weight = {
  /** The first view on a phone: everything that is fetched, without the script that comes later for islands. */
  total: number;
  requests?: number;
  /** The page's own file, with its styles. */
  html: number;
};

/**
 * The one page over its bar, in kilobytes of HTML, which the test of weights holds where it is: the seven articles of the blog
 * open in their cards without script, so their whole texts stand in the HTML, 5 kB of it.
 */
export const heavierThanItsBar = { path: "/blog", html: 17.1 };

/** Pages that are made of pictures. */
const pictorial = ["/courses", "/faculty", "/gallery", "/blog"];

/** The weight that the page at `path` may have. */
export function weightBars(path: string): Weight {
  if (path === "/") return { total: 100, requests: 10, html: 20 };
  return pictorial.includes(path) ? { total: 130, html: 14 } : { total: 80, requests: 7, html: 14 };
}

/** The same for every page. */
export const bars = {
  /** The lowest of Lighthouse's four scores. */
  score: 100,
  script: 0,
  inlineScript: 1.5,
  fonts: 30,
  fontFiles: 4,
  /** The largest contentful paint where it is text and where it is a picture: computed by Lighthouse, and really slowed down. */
  lcp: { text: { simulated: 1000, applied: 1400 }, picture: { simulated: 1200, applied: 1600 } },
  cls: 0,
  tbt: 10,
  /** The longest wait for an answer to a press, and presses that got none. */
  inp: 100,
  lost: 0,
  /** From the press on a link to the first paint of the next page, where each answer of the server takes 300 ms. */
  nextPage: { afterHover: 80, onTap: 400 },
};
