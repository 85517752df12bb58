import type { MouseEvent } from "react";

/**
 * Props of a link: a press calls `act` instead of following it, unless a modifier key asks for a tab or a download. The
 * attribute makes a press wait until the island is hydrated (src/browser/inline/wake-islands.ts).
 */
export function plainPress(act: () => void) {
  return {
    "data-answered": "",
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      act();
    },
  };
}
