/**
 * Attributes that mark an island, an element that needs script: `<form {...island.inView}>`.
 *
 * A page is complete without script. React is loaded once an island comes into view, or is touched, hovered or focused
 * (src/browser/start-runtime.ts, docs/decisions/0008). Nothing outside of an island may need it.
 */
export const island = {
  inView: { "data-island": "in view" },
  /** Hydrates after load if the URL has a query, because it shows what that asks for. */
  withQuery: { "data-island": "with query" },
  /** Hydrates after load. */
  atOnce: { "data-island": "at once" },
};
