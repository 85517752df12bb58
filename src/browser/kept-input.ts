/**
 * Keeps a visitor's input when React discards an island's HTML.
 *
 * Observed: React 18 discards HTML that a translator, password manager or other extension changed before hydration or
 * during it, along with typed text, the focus, and controls whose presses are held.
 */
import "./island-events";

const selector = "a, button, details, input:not([type=hidden]), select, summary, textarea, [tabindex]";

/** The controls of an island, each with a key that is stable across renderings. */
function nameControls(island: HTMLElement) {
  const counts = new Map<string, number>();
  return [...island.querySelectorAll<HTMLElement>(selector)].map((control): [string, HTMLElement] => {
    const { name, value, type } = control as Partial<HTMLInputElement>;
    const isChoice = type === "radio" || type === "checkbox";
    const kind = [control.tagName, name, isChoice && value].join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return [`${kind} ${count}`, control];
  });
}

/**
 * Remembers an island's controls just before React's rendering takes effect. Returns a function to call right after:
 * copies values, checked and open states, held presses, focus and the caret position to the controls that replaced
 * them, if any did.
 */
export function keepInput(island: HTMLElement) {
  const controls = nameControls(island);
  const focused = document.activeElement;
  return () => {
    const twins = new Map(nameControls(island));
    const pairs = new Map<Element, HTMLElement>();
    for (const [name, control] of controls) {
      const twin = twins.get(name);
      if (!twin || control.isConnected) continue;
      pairs.set(control, twin);
      copyState(control, twin);
    }
    window.held = window.held.map((control) => pairs.get(control) ?? control);
    const twin = focused && pairs.get(focused);
    if (!twin) return;
    twin.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = focused as Partial<HTMLInputElement>;
    if (typeof selectionStart === "number")
      (twin as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
  };
}

function copyState(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  else if (from instanceof HTMLSelectElement) (to as HTMLSelectElement).selectedIndex = from.selectedIndex;
  else if (from instanceof HTMLInputElement && /radio|checkbox/.test(from.type))
    (to as HTMLInputElement).checked = from.checked;
  else if (from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)
    (to as HTMLInputElement | HTMLTextAreaElement).value = from.value;
}
