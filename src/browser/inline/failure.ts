import { giveUp, isHolding, switchOff } from "./presses";

/** Milliseconds after which the script counts as not coming. */
const patience = 10_000;

let isTouched = false;
addEventListener("input", () => (isTouched = true), true);

/**
 * Watches over the islands' script until an island is hydrated. If the script is missing, as after a deployment, or broken,
 * the page reloads once, which the browser knows without storage, unless the visitor has pressed, typed or chosen anything
 * or is in a form. Otherwise, and after ten seconds, controls that only script answers are switched off.
 */
export function watchForFailure(islands: NodeListOf<HTMLElement>) {
  let isOver = false;

  function switchAllOff() {
    if (isOver) return;
    isOver = true;
    islands.forEach(switchOff);
    giveUp(() => true);
  }

  /** `source` names the file of an error: those of others, such as the browser's extensions, do not count. */
  function fail(source?: string) {
    if (isOver || !source?.includes(`${location.origin}/`)) return;
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (isHolding() || isTouched || document.activeElement?.closest("[method]") || visit?.type === "reload")
      return switchAllOff();
    location.reload();
    // A press is not lost in the reload: the visitor stays, and is told.
    addEventListener("click", () => (stop(), switchAllOff()), true);
  }

  addEventListener(
    "error",
    ({ target, filename }) => fail(target instanceof HTMLScriptElement ? target.src : filename),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => fail((reason as Partial<Error> | undefined)?.stack));
  addEventListener("hydrated", ({ target }) => {
    isOver = true;
    const { dataset, previousElementSibling: notice } = target as HTMLElement;
    if (dataset.off !== undefined && dataset.changed !== undefined && notice?.matches("[role=status]")) notice.remove();
    delete dataset.off;
  });
  setTimeout(switchAllOff, patience);
}
