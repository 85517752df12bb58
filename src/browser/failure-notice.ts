/**
 * Shows that an island did not load, and disables its controls.
 *
 * Observed: while the script is missing or late, controls that need it look alive and do nothing.
 */

/** Controls that need script: all except those in forms with a `method`. */
export const scripted = ":is(button, input, select):not([method] *)";

/** Disables an island's controls and shows a notice before it. */
export function showNotice(island: HTMLElement | null) {
  if (!island || island.dataset.off !== undefined) return;
  island.dataset.off = "";
  const controls = controlsOf(island);
  if (!controls[0]) return;
  for (const control of controls) {
    control.form?.reset();
    control.disabled = true; // disabling has no effect on links
  }
  island.insertAdjacentHTML("beforebegin", '<p role="status">This part did not load. <a href="">Reload</a></p>');
}

const controlsOf = (island: HTMLElement) => island.querySelectorAll<HTMLButtonElement>(`${scripted}, [data-enhanced]`);

/** Undoes `showNotice` for an island whose script has arrived after all. */
export function hideNotice(island: HTMLElement) {
  if (island.dataset.off === undefined) return;
  delete island.dataset.off;
  for (const control of controlsOf(island)) control.disabled = false;
  const { previousElementSibling: before } = island;
  if (before?.matches("[role=status]")) before.remove();
}
