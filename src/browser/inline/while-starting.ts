/**
 * Runs just before the islands' script, and watches for failures of that script until the first island is hydrated.
 * Also releases presses that are held too long.
 */
import "../island-events";

/**
 * In milliseconds. After `press`, a held press is released; after `script`, the script counts as missing.
 */
const timeouts = { press: 3000, script: 10_000 };

/** Controls that need script: all except those in forms with a `method`. */
const scripted = ":is(button, input, select):not([method] *)";

/**
 * Replays held presses in order, with their behaviour without script. Skips links that would leave the page: the
 * visitor sees a notice, and can press again.
 */
function releasePresses(isChosen: (control: HTMLElement) => boolean) {
  window.held = window.held.filter((control) => {
    if (!isChosen(control)) return true;
    control.removeAttribute("aria-busy");
    switchOff(control.closest<HTMLElement>("[data-island]"));
    const { pathname = location.pathname } = control as Partial<HTMLAnchorElement>;
    if (pathname === location.pathname) setTimeout(() => control.click()); // has no effect on disabled controls
    return false;
  });
}

/**
 * Disables controls that need script and shows a notice. If the script arrives later, the island is rendered from
 * scratch.
 */
function switchOff(island: HTMLElement | null) {
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

/** Whether the script has run: an island is hydrated or has failed. */
const hasStarted = () => document.querySelector("[data-state=ready], [data-state=failed]");

function switchAllOff() {
  if (hasStarted()) return;
  document.querySelectorAll<HTMLElement>("[data-island]").forEach(switchOff);
  releasePresses(() => true);
}

/** A visitor who leaves the page no longer needs the held presses. */
function dropPresses() {
  for (const control of window.held.splice(0)) control.removeAttribute("aria-busy");
}

addEventListener("held", () => {
  addEventListener("beforeunload", dropPresses); // only now, because it disables the back/forward cache in Firefox
  const control = window.held.at(-1);
  setTimeout(() => releasePresses((other) => other === control && !other.matches(scripted)), timeouts.press);
});
setTimeout(switchAllOff, timeouts.script);

/**
 * If the script is missing (for example, after a deployment) or broken, reloads the page once. The navigation type
 * shows whether it has reloaded. Disables controls instead if the visitor has pressed, typed or selected anything, or
 * is in a form.
 */
let isReloading = false;
addEventListener(
  "error",
  ({ target, filename }) => {
    const source = target instanceof HTMLScriptElement ? target.src : filename;
    // Ignores errors from elsewhere, such as browser extensions.
    if (isReloading || hasStarted() || !source?.startsWith(`${location.origin}/`)) return;
    const isReload = performance.navigation.type === 1; // deprecated, but shorter than its successor
    if (isReload || window.isUsed || document.activeElement?.closest("[method]")) return switchAllOff();
    isReloading = true; // more scripts may fail during the reload
    location.reload();
    // A reload would lose the press: cancel it, and show the notice.
    addEventListener("click", () => (stop(), switchAllOff()), true);
  },
  true,
);
