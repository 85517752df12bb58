import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "./src/components/layout/error-boundary";

/** Every route stands in its own failure screen. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
);

/**
 * Opens what an address leads to inside closed `<details>`, and goes there.
 *
 * Browsers do so by themselves where a page is loaded; not where Gatsby has changed the page, and older ones never.
 */
export function onRouteUpdate() {
  const target = document.getElementById(window.location.hash.slice(1));
  const closed = target?.closest<HTMLDetailsElement>("details:not([open])");
  if (!closed) return;
  closed.open = true;
  target?.scrollIntoView();
}

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

/** Opens every `<details>` for the printer, in browsers in which src/print-styles.ts cannot. */
export function onClientEntry() {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    opened.forEach((details) => (details.open = true));
  });
  window.addEventListener("afterprint", () => opened.forEach((details) => (details.open = false)));
}
