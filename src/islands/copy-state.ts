/** Preserves the visitor's input when an island must be re-rendered because something else changed its HTML. */
import type { FindControl } from "../browser/island-events";

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

/**
 * Replaces `island` with `rendered`, and copies values, checked and open states, focus and the caret position. Returns
 * a map from old controls to new ones.
 */
export function replaceIsland(island: HTMLElement, rendered: HTMLElement): FindControl {
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
  return (control) => pairs.get(control) ?? control;
}

function copyState(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  else if (from instanceof HTMLSelectElement) (to as HTMLSelectElement).selectedIndex = from.selectedIndex;
  else if (from instanceof HTMLInputElement && /radio|checkbox/.test(from.type))
    (to as HTMLInputElement).checked = from.checked;
  // Setting a field detaches it from its default value, which comes from the URL.
  else if (from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)
    if (from.value !== from.defaultValue) (to as HTMLInputElement | HTMLTextAreaElement).value = from.value;
}
