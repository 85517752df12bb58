import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "./src/components/layout/error-boundary";

/** Every route stands in its own failure screen. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
);

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
