import type { MouseEvent } from "react";

/** A click handler for links: calls `act` instead of following the link, unless a modifier key asks for a tab or a download. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
