import type { MouseEvent } from "react";

/**
 * Answers a plain press on a link where the visitor is, instead of following it.
 *
 * With Ctrl, Shift or another such key held down the press stays the browser's: a new tab, a window, a download.
 */
export function onPlainClick(answer: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    answer();
  };
}
