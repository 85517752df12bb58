/**
 * Holds presses on controls of islands that are not hydrated yet, and repeats them once they are.
 *
 * Observed: slow phones show controls 3 to 4.5 s before they work. A press meanwhile did nothing, or left the page; React
 * 18 does not repeat it.
 */
import "./island-events";
import { scripted, showNotice } from "./failure-notice";
import { hasModifier } from "./plain-press";

/** In milliseconds. After that, a press does what it does without script. */
const longestWait = 3000;

const waiting = "[data-island]:not([data-state=ready], [data-state=failed], [data-off]) :is(button, [data-enhanced])";

/** Holds a press on a button or marked link, and marks it with `aria-busy`. Ignores presses with a modifier key. */
export function holdPress(event: MouseEvent, target: Element) {
  const control = target.closest<HTMLElement>(waiting);
  if (!control || hasModifier(event)) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute("aria-busy", "true");
  window.held.push(control);
  dispatchEvent(new Event("held"));
}

type IsChosen = (control: HTMLElement) => boolean;

function takePresses(isChosen: IsChosen): HTMLElement[] {
  const taken = window.held.filter(isChosen);
  window.held = window.held.filter((control) => !taken.includes(control));
  for (const control of taken) control.removeAttribute("aria-busy");
  return taken;
}

/** Repeats held presses on a hydrated island, in order. */
export function replayPresses(island: HTMLElement) {
  for (const control of takePresses((held) => island.contains(held))) setTimeout(() => control.click());
}

/** Replays held presses in order, as without script. Skips links away from the page, where visitors see a notice. */
export function releasePresses(isChosen: IsChosen) {
  for (const control of takePresses(isChosen)) {
    showNotice(control.closest<HTMLElement>("[data-island]"));
    const { pathname = location.pathname } = control as Partial<HTMLAnchorElement>;
    if (pathname === location.pathname) setTimeout(() => control.click()); // has no effect on disabled controls
  }
}

/** Releases each press after the longest wait from now on, and forgets all presses of a visitor who leaves the page. */
export function limitWaits() {
  function limit(control?: HTMLElement) {
    window.isUsed = true;
    addEventListener("beforeunload", forgetPresses); // only now, because it disables the back/forward cache in Firefox
    setTimeout(() => releasePresses((held) => held === control && !held.matches(scripted)), longestWait);
  }
  window.held.forEach(limit);
  addEventListener("held", () => limit(window.held.at(-1)));
}

const forgetPresses = () => void takePresses(() => true);
