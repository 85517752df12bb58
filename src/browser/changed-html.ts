/**
 * Replaces an island whose HTML something else changed before it was hydrated, and keeps the visitor's input.
 *
 * Observed: React 18 discards HTML that a translator or password manager changed, with what was typed in it, the focus
 * and the controls whose presses are held.
 */
import "./island-events";

/** Marks islands that are changed before they are hydrated, and slots that are changed at any time. */
export function markChanges() {
  new MutationObserver((changes) => {
    for (const { target } of changes)
      (target instanceof Element ? target : target.parentElement)
        ?.closest("[data-slot], [data-island]:not([data-state=ready])")
        ?.setAttribute("data-changed", "");
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Elements that hold input, or can be pressed or focused. */
const selector = "a, button, details, input:not([type=hidden]), select, summary, textarea, [tabindex]";

/** The controls of an island, each with a key that is stable across renderings. */
function nameControls(island: HTMLElement) {
  const counts = new Map<string, number>();
  return [...island.querySelectorAll<HTMLElement>(selector)].map((control): [string, HTMLElement] => {
    const { name, value, type } = control as Partial<HTMLInputElement>;
    const isChoice = type === "radio" || type === "checkbox";
    const kind = [control.tagName, control.className, name, isChoice && value].join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return [`${kind} ${count}`, control];
  });
}

/** Replaces `island` with `rendered`; copies values, checked and open states, held presses, focus and the caret position. */
export function replaceIsland(island: HTMLElement, rendered: HTMLElement) {
  const twins = new Map(nameControls(rendered));
  const pairs = new Map<Element, HTMLElement>();
  for (const [name, control] of nameControls(island)) {
    const twin = twins.get(name);
    if (!twin) continue;
    pairs.set(control, twin);
    if (island.dataset.off === undefined) copyState(control, twin);
  }
  const focused = document.activeElement;
  island.replaceWith(rendered);
  const twin = focused && pairs.get(focused);
  twin?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = (focused ?? {}) as Partial<HTMLInputElement>;
  if (twin && typeof selectionStart === "number")
    (twin as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
  window.held = window.held.map((control) => pairs.get(control) ?? control);
}

function copyState(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  else if (from instanceof HTMLSelectElement) (to as HTMLSelectElement).selectedIndex = from.selectedIndex;
  else if (from instanceof HTMLInputElement && /radio|checkbox/.test(from.type))
    (to as HTMLInputElement).checked = from.checked;
  else if (from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)
    (to as HTMLInputElement | HTMLTextAreaElement).value = from.value;
}
