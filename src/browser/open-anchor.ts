import type { GatsbyBrowser } from "gatsby";

/**
 * Opens the closed `<details>` around the target of the address's hash, scrolls to it, and moves the focus there.
 *
 * Browsers do so when they load a page, but not after a client-side navigation, and older ones never open `<details>`.
 */
export const openAnchor: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  const closed = target.closest<HTMLDetailsElement>("details:not([open])");
  if (closed) {
    closed.open = true;
    target.scrollIntoView();
  }
  if (!prevLocation) return;
  if (!target.matches("a, button, input, select, textarea, summary, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // A moment later Gatsby's router focuses the top of the page: give the focus back to where the visitor is by then.
  const refocus = ({ relatedTarget }: FocusEvent) =>
    (relatedTarget instanceof HTMLElement ? relatedTarget : target).focus({ preventScroll: true });
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  wrapper?.addEventListener("focus", refocus, { signal: AbortSignal.timeout(1000) });
};
