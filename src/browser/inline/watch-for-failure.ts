import { addNotice, scripted, type Presses } from "./hold-presses";

/** Milliseconds after which the script counts as not coming. */
const patience = 10_000;

const isTouched = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex > 0
    : field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/**
 * Watches over the islands' script until the first island is hydrated. If it is missing, as after a deployment, or broken, the
 * page reloads:
 *
 * - never twice: not after a reload, which the browser knows without storage
 * - not if the visitor has pressed, typed, ticked or chosen anything, or is in a form
 * - not for errors of others, such as the browser's extensions
 *
 * Otherwise, and after ten seconds, controls that only script answers are reset and disabled under a notice.
 */
export function watchForFailure(islands: HTMLElement[], presses: Presses) {
  let isOver = false;
  let isReloading = false;

  function disableControls() {
    if (isOver) return;
    isOver = true;
    presses.giveUp();
    for (const island of islands) {
      const controls = [...island.querySelectorAll<HTMLInputElement>(scripted)];
      if (!controls[0] && !island.querySelector("[data-answered]")) continue;
      for (const form of island.querySelectorAll("form")) form.reset();
      for (const control of controls) control.disabled = true;
      addNotice(island);
    }
  }

  function fail() {
    if (isOver || isReloading) return;
    const { activeElement } = document;
    const fields = [...document.querySelectorAll<HTMLInputElement>("input,select,textarea")];
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (presses.isHolding() || activeElement?.closest("[method]") || fields.some(isTouched) || visit?.type === "reload")
      disableControls();
    else {
      isReloading = true;
      location.reload();
    }
  }
  const isOurs = (text?: string) => text?.includes(`${location.origin}/`);

  addEventListener(
    "error",
    ({ target, filename }) => {
      if (isOurs(target instanceof HTMLScriptElement ? target.src : filename)) fail();
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (isOurs((reason as Partial<Error> | undefined)?.stack)) fail();
  });
  // A press is not lost in the reload: the visitor stays, and is told.
  addEventListener(
    "click",
    () => {
      if (!isReloading) return;
      stop();
      disableControls();
    },
    true,
  );
  addEventListener("hydrated", ({ target }) => {
    isOver = true;
    const before = (target as Element).previousElementSibling;
    if ((target as HTMLElement).dataset.off !== undefined) before?.remove();
    delete (target as HTMLElement).dataset.off;
  });
  setTimeout(disableControls, patience);
}
