import type { MouseEvent } from "react";

/**
 * Link props that make a plain press call `act`. With a modifier key, the link works as usual.
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
