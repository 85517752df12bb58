/**
 * The mark of an island: the element around something that only script answers, as `<form {...island.inView}>`.
 *
 * A page is complete without script. Its script stays away until an island comes into view, or is touched, hovered over
 * or focused (src/browser/start-runtime.ts, docs/decisions/0008). What is outside of every island must not need it: a test
 * finds React state there.
 */
export const island = {
  inView: { "data-island": "in view" },
  /** Comes alive as soon as the page has loaded if the address has a query, because it shows what that asks for. */
  withQuery: { "data-island": "with query" },
  /** Comes alive as soon as the page has loaded. */
  atOnce: { "data-island": "at once" },
};
