import type { MouseEvent } from "react";

/** Whether a modifier key is held, so that a link opens elsewhere. */
export const hasModifier = (event: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Link props that make a plain press call `act`. `data-enhanced` holds presses until hydration (held-presses.ts). */
export function plainPress(act: () => void) {
  return {
    "data-enhanced": "",
    onClick(event: MouseEvent) {
      if (hasModifier(event)) return;
      event.preventDefault();
      act();
    },
  };
}
