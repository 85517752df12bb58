/** Whether what needs script stands in an island, which requests the script when a visitor comes to it. */

/** Runs in the page, once it is hydrated: the controls that only script answers and that stand in no island. */
export function controlsOutsideIslands(): string[] {
  const native = "[popovertarget], form[action] [type=submit], [type=hidden]";
  const controls = document.querySelectorAll("button, input, select, textarea, [role=button], [contenteditable]");
  return [...controls]
    .filter((control) => !control.matches(native) && !control.closest("[data-island], dialog"))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}
