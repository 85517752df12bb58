import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page in small slices, between which the browser answers presses. Gives a function that unmounts the page
 * where `gatsby develop` has rendered it from scratch.
 */
export function hydrate(element: ReactNode, container: Element) {
  if (!container.hasChildNodes()) {
    const root = createRoot(container);
    root.render(element);
    return () => root.unmount();
  }
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
