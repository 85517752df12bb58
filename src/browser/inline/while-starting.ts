/**
 * Runs just before the islands' script: watches over that script until an island is hydrated, and over the presses that
 * wake-islands.ts holds.
 */
import "../island-events";

/** Milliseconds after which a press does what it does without script, and after which the script counts as not coming. */
const patience = { press: 3000, script: 10_000 };

/** Controls that only script answers: not those of a form that is posted. */
const scripted = ":is(button, input, select):not([method] *)";

/**
 * Lets controls do what they do without script, in the order of their presses. A link to a file would leave the page: a notice
 * says what is wrong, and the next press follows the link.
 */
function giveUp(isChosen: (control: HTMLElement) => boolean) {
  window.held = window.held.filter((control) => {
    if (!isChosen(control)) return true;
    control.removeAttribute("aria-busy");
    switchOff(control.closest<HTMLElement>("[data-island]"));
    const { pathname = location.pathname } = control as Partial<HTMLAnchorElement>;
    if (pathname === location.pathname) setTimeout(() => control.click()); // nothing, if it is disabled
    return false;
  });
}

/** Disables what only script answers, under a notice; if the script comes after all, the island is rendered from scratch. */
function switchOff(island: HTMLElement | null) {
  if (!island || island.dataset.off !== undefined) return;
  island.dataset.off = "";
  const controls = island.querySelectorAll<HTMLButtonElement>(`${scripted}, [data-answered]`);
  if (!controls[0]) return;
  island.dataset.changed = "";
  for (const control of controls) {
    control.form?.reset();
    control.disabled = true; // does nothing to a link
  }
  island.insertAdjacentHTML("beforebegin", '<p role="status">This part did not load. <a href="">Reload</a></p>');
}

/** Whether the script has come: an island answers, or has failed by itself. */
const hasStarted = () => document.querySelector("[data-state=awake], [data-state=failed]");

function switchAllOff() {
  if (hasStarted()) return;
  document.querySelectorAll<HTMLElement>("[data-island]").forEach(switchOff);
  giveUp(() => true);
}

/** A visitor who leaves the page has no use for what is held. */
function drop() {
  for (const control of window.held.splice(0)) control.removeAttribute("aria-busy");
}

addEventListener("held", () => {
  addEventListener("beforeunload", drop); // not before: it keeps Firefox from caching the page for Back
  const control = window.held.at(-1);
  setTimeout(() => giveUp((other) => other === control && !other.matches(scripted)), patience.press);
});
setTimeout(switchAllOff, patience.script);

/**
 * If the script is missing, as after a deployment, or broken, the page reloads once, which the browser knows without storage,
 * unless the visitor has pressed, typed or chosen anything or is in a form. Otherwise controls are switched off.
 */
addEventListener(
  "error",
  ({ target, filename }) => {
    const source = target instanceof HTMLScriptElement ? target.src : filename;
    // Errors of others, such as the browser's extensions, do not count.
    if (hasStarted() || !source?.startsWith(`${location.origin}/`)) return;
    const isReload = performance.navigation.type === 1; // shorter than its successor
    if (isReload || window.isUsed || document.activeElement?.closest("[method]")) return switchAllOff();
    location.reload();
    // A press is not lost in the reload: the visitor stays, and is told.
    addEventListener("click", () => (stop(), switchAllOff()), true);
  },
  true,
);
