import type { GatsbyBrowser } from "gatsby";
import { startTransition, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "./src/components/layout/error-boundary";
import { PageUnavailable } from "./src/components/layout/page-unavailable";

/** Every route stands in its own failure screen. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
);

/** Guards the links, and says that the page has come alive: presses that came before are repeated now (src/browser/start-runtime.ts). */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    {element}
    <PageUnavailable />
    <AnnounceHydration />
  </>
);

function AnnounceHydration() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

/**
 * Opens what an address leads to inside closed `<details>`, goes there, and lets the keyboard go on from there.
 *
 * Browsers do so by themselves where a page is loaded; not where Gatsby has changed the page, and older ones never.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
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
  // Gatsby's router takes the focus to the top of a new page, a little later: back to where the visitor has come meanwhile.
  const goOn = ({ relatedTarget }: FocusEvent) =>
    (relatedTarget instanceof HTMLElement ? relatedTarget : target).focus({ preventScroll: true });
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  wrapper?.addEventListener("focus", goOn, { signal: AbortSignal.timeout(1000) });
};

/**
 * Brings the page alive in small slices, between which the browser answers what a visitor presses.
 *
 * In `gatsby develop` there is nothing to bring alive: the page is drawn from the start.
 */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    if (!container.hasChildNodes()) {
      const root = createRoot(container);
      root.render(element);
      return () => root.unmount();
    }
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}

/** Opens every `<details>` for the printer, in browsers in which src/theme/print-styles.ts cannot. */
export function onClientEntry() {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    opened.forEach((details) => (details.open = true));
  });
  window.addEventListener("afterprint", () => opened.forEach((details) => (details.open = false)));
}
