/** Finds controls outside islands that need script: nothing would load it. */

/** Runs in the browser after hydration: controls outside islands that do nothing without script. */
export function controlsOutsideIslands(): string[] {
  const native = "[popovertarget], form[action] [type=submit], [type=hidden]";
  const controls = document.querySelectorAll("button, input, select, textarea, [role=button], [contenteditable]");
  return [...controls]
    .filter((control) => !control.matches(native) && !control.closest("[data-island], dialog"))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}
