/**
 * Runs just before the islands' script: carries out the presses that wake-islands.ts holds, and watches over that script until
 * an island is hydrated.
 */
import "../island-events";

/** Milliseconds after which a press does what it does without script, and after which the script counts as not coming. */
const patience = { press: 3000, script: 10_000 };

/** Controls that only script answers: not those of a form that is posted. */
const scripted = ":is(button, input, select):not([method] *)";

let isOver = false;

/** Takes presses out of those that are held, in order, and acts on them. */
function release(isChosen: (control: HTMLElement) => boolean, act: (control: HTMLElement) => void) {
  const chosen = window.held.filter(isChosen);
  window.held = window.held.filter((control) => !chosen.includes(control));
  for (const control of chosen) {
    control.removeAttribute("aria-busy");
    act(control);
  }
}

const press = (control: HTMLElement) => setTimeout(() => control.click());

/**
 * Lets controls do what they do without script. A link to a file would leave the page: a notice says what is wrong, and the
 * next press follows the link.
 */
function giveUp(isChosen: (control: HTMLElement) => boolean) {
  release(isChosen, (control) => {
    const island = control.closest<HTMLElement>("[data-island]");
    if (island) switchOff(island);
    const { pathname = location.pathname } = control as Partial<HTMLAnchorElement>;
    if (pathname === location.pathname && !control.matches(":disabled")) press(control);
  });
}

/** Disables what only script answers, under a notice; if the script comes after all, the island is rendered from scratch. */
function switchOff(island: HTMLElement) {
  if (island.dataset.off !== undefined) return;
  island.dataset.off = "";
  const controls = island.querySelectorAll<HTMLButtonElement>(scripted);
  if (!controls[0] && !island.querySelector("[data-answered]")) return;
  island.dataset.changed = "";
  island.querySelectorAll("form").forEach((form) => form.reset());
  controls.forEach((control) => (control.disabled = true));
  island.insertAdjacentHTML("beforebegin", '<p role="status">This part did not load. <a href="">Reload</a></p>');
}

function switchAllOff() {
  if (isOver) return;
  isOver = true;
  document.querySelectorAll<HTMLElement>("[data-island]").forEach(switchOff);
  giveUp(() => true);
}

addEventListener("held", () => {
  const control = window.held.at(-1);
  setTimeout(() => giveUp((other) => other === control && !other.matches(scripted)), patience.press);
});
setTimeout(switchAllOff, patience.script);

addEventListener("hydrated", ({ target, detail: find }) => {
  const { dataset, previousElementSibling: before } = target as HTMLElement;
  isOver = true;
  if (dataset.off !== undefined && before?.matches("[role=status]")) before.remove();
  delete dataset.off;
  release(
    (control) => (target as Element).contains(find(control)),
    (control) => press(find(control)),
  );
});

// A link that leads away drops what is held.
addEventListener("click", ({ target, defaultPrevented }) => {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (link && !defaultPrevented && link.pathname !== location.pathname) release(Boolean, Boolean);
});

/**
 * If the script is missing, as after a deployment, or broken, the page reloads once, which the browser knows without storage,
 * unless the visitor has pressed, typed or chosen anything or is in a form. Otherwise controls are switched off.
 */
addEventListener(
  "error",
  ({ target, filename }) => {
    const source = target instanceof HTMLScriptElement ? target.src : filename;
    // Errors of others, such as the browser's extensions, do not count.
    if (isOver || !source?.startsWith(`${location.origin}/`)) return;
    const isReload = performance.navigation.type === 1; // shorter than its successor
    const isUsed = window.held[0] ?? window.isTouched ?? document.activeElement?.closest("[method]");
    if (isReload || isUsed) return switchAllOff();
    location.reload();
    // A press is not lost in the reload: the visitor stays, and is told.
    addEventListener("click", () => (stop(), switchAllOff()), true);
  },
  true,
);
