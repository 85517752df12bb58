import type { MouseEvent } from "react";

/**
 * Link props: a plain press calls `act` instead of following the link; modifier keys keep their meaning.
 * `data-answered` holds presses until the island is hydrated (src/browser/inline/queue-islands.ts).
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
