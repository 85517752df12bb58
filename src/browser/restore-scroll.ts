import type { GatsbyBrowser } from "gatsby";

/**
 * Whether Gatsby scrolls: to the top, or to an anchor, of a page that it has drawn. Back and Forward lead to where the
 * visitor was, which Gatsby forgets in two cases: entries that the browser has made share one saved position, and a hash
 * counts for more than any position.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps) return false; // on hydration: the browser has scrolled, and perhaps the visitor
  if ("action" in location && location.action === "PUSH") return true; // Gatsby sets no other action
  if (prevRouterProps.location.pathname === location.pathname) return false; // the browser scrolls within a page
  const [left, top] = getSavedScrollPosition(location) as [number, number];
  window.scrollTo({ left, top, behavior: "instant" });
  return false;
};
