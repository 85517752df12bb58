import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { followControls } from "./follow-controls";

/**
 * Hydrates the page in small slices, between which the browser answers presses. Gives a function that unmounts the page
 * where `gatsby develop` has rendered it from scratch.
 *
 * A page that a translator or a password manager has changed (start-runtime.ts notes that) cannot be hydrated: React renders
 * it anew. Either way, what the visitor has done so far stays.
 */
export function hydrate(element: ReactNode, container: Element) {
  let root: Root | undefined;
  const hasChanged = () => document.getElementById("runtime")?.dataset.changed;
  followControls();
  startTransition(() => {
    if (!container.hasChildNodes() || hasChanged()) {
      root = createRoot(container);
      root.render(element);
    } else {
      // Changes during hydration are no error of ours.
      const onRecoverableError = (error: unknown) => hasChanged() ?? reportError(error);
      hydrateRoot(container, element, { onRecoverableError });
    }
  });
  return () => root?.unmount();
}
