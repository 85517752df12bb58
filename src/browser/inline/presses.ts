/** Milliseconds after which a press does what it does without script. */
const patience = 3000;

/** Controls that only script answers: not those of a form that is posted. */
export const scripted = ":is(button, input, select):not([method] *)";

let held: HTMLElement[] = [];

export const isHolding = () => held.length > 0;

/** Takes presses out of those that are held, in order, and acts on them. */
function release(isChosen: (control: HTMLElement) => boolean, act: (control: HTMLElement) => void) {
  const chosen = held.filter(isChosen);
  held = held.filter((control) => !chosen.includes(control));
  for (const control of chosen) {
    control.removeAttribute("aria-busy");
    act(control);
  }
}

const press = (control: HTMLElement) => setTimeout(() => control.click());

/**
 * Holds a press on a button or a marked link of an island that is not hydrated, which `aria-busy` shows. Presses with a
 * modifier key are left to the browser.
 */
export function hold(event: MouseEvent, target: Element, island: HTMLElement) {
  const control = target.closest<HTMLElement>("button, [data-answered]");
  const { state = "", off } = island.dataset;
  if (!control || /awake|failed/.test(state) || off !== undefined) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute("aria-busy", "true");
  held.push(control);
  setTimeout(() => giveUp((other) => other === control && !control.matches(scripted)), patience);
}

addEventListener("hydrated", ({ target, detail: find }) =>
  release(
    (control) => (target as Element).contains(find(control)),
    (control) => press(find(control)),
  ),
);

/** Drops all presses if a link leads away. */
export function leavePage(target: Element) {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link && link.pathname !== location.pathname) release(Boolean, Boolean);
}

/**
 * Lets controls do what they do without script. A link to a file would leave the page: a notice says what is wrong, and the
 * next press follows the link.
 */
export function giveUp(isChosen: (control: HTMLElement) => boolean) {
  release(isChosen, (control) => {
    const island = control.closest<HTMLElement>("[data-island]");
    const { pathname = location.pathname } = control as Partial<HTMLAnchorElement>;
    if (island) switchOff(island);
    if (pathname === location.pathname && !(control as HTMLButtonElement).disabled) press(control);
  });
}

/** Disables what only script answers, under a notice; if the script comes after all, the island is rendered from scratch. */
export function switchOff(island: HTMLElement) {
  const controls = island.querySelectorAll<HTMLButtonElement>(scripted);
  if (island.dataset.off !== undefined) return;
  island.dataset.off = "";
  if (!controls[0] && !island.querySelector("[data-answered]")) return;
  island.dataset.changed = "";
  island.querySelectorAll("form").forEach((form) => form.reset());
  controls.forEach((control) => (control.disabled = true));
  island.insertAdjacentHTML("beforebegin", '<p role="status">This part did not load. <a href="">Reload</a></p>');
}
