/**
 * Shows that an island did not load, and disables its controls.
 *
 * Observed: while the script is missing or late, controls that need it look alive and do nothing.
 */

/** Controls that need script: all except those in forms with a `method`. */
export const scripted = ":is(button, input, select):not([method] *)";

/**
 * Disables an island's controls and shows a notice before it. If the script arrives later, the island is rendered from
 * scratch.
 */
export function showNotice(island: HTMLElement | null) {
  if (!island || island.dataset.off !== undefined) return;
  island.dataset.off = "";
  const controls = island.querySelectorAll<HTMLButtonElement>(`${scripted}, [data-answered]`);
  if (!controls[0]) return;
  island.dataset.changed = "";
  for (const control of controls) {
    control.form?.reset();
    control.disabled = true; // disabling has no effect on links
  }
  island.insertAdjacentHTML("beforebegin", '<p role="status">This part did not load. <a href="">Reload</a></p>');
}

/** Removes the notice of an island that has loaded after all. */
export function hideNotice({ dataset, previousElementSibling: before }: HTMLElement) {
  if (dataset.off !== undefined && before?.matches("[role=status]")) before.remove();
  delete dataset.off;
}
