/** Carries what a visitor has done in controls over to those that React renders in their place. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What holds a visitor's choice, or can be pressed or focused. */
const selector = "a, button, details, input:not([type=hidden]), select, summary, textarea, [tabindex]";

let before: Map<Element, string> | undefined;
let focused: Element | null = null;

/** The elements of the page, each with a name that an element rendered in its place has, too. */
function nameControls(): Map<Element, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...document.querySelectorAll(selector)].map((element) => {
      const { form, name, value, type } = element as Partial<HTMLInputElement>;
      const kind = [element.tagName, element.className, form?.name, name, type === "radio" && value].join();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [element, `${kind} ${count}`];
    }),
  );
}

/** Notes the page's controls and which of them has the focus, just before React takes over. */
export function followControls() {
  before = nameControls();
  focused = document.activeElement;
  window.addEventListener("focusin", noteFocus, true);
  window.addEventListener("focusout", noteBlur, true);
}

const noteFocus = ({ target }: FocusEvent) => (focused = target as Element);

/** Browsers report a blur for an element that is removed, too; it keeps its claim to the focus. */
const noteBlur = ({ target }: FocusEvent) =>
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected) focused = null;
  });

/**
 * Announces that React has taken over, with a function that returns the control in another's place, be it itself; and gives the
 * controls that React has rendered anew the values, ticks, open states and focus of those they replace.
 */
export function announceHydration() {
  window.removeEventListener("focusin", noteFocus, true);
  window.removeEventListener("focusout", noteBlur, true);
  const after = new Map([...nameControls()].map(([element, name]) => [name, element]));
  const replacementOf = <T extends Element>(control: T): T =>
    control.isConnected ? control : ((after.get(before?.get(control) ?? "") as T | undefined) ?? control);
  // From here on React hears presses (start-runtime.ts).
  window.dispatchEvent(new CustomEvent("hydrated", { detail: replacementOf }));
  for (const control of before?.keys() ?? []) restore(control, replacementOf(control));
  if (focused && !focused.isConnected) focus(focused, replacementOf(focused));
  window.dispatchEvent(new Event("scroll")); // Gatsby notes where the visitor is only as they scroll
}

function restore(old: Element, control: Element) {
  if (old === control) return;
  if (old instanceof HTMLDetailsElement) (control as HTMLDetailsElement).open = old.open;
  else if (!("value" in old) || old instanceof HTMLButtonElement || isAsServed(old as Control)) return;
  else if (old instanceof HTMLInputElement && /checkbox|radio/.test(old.type)) {
    if (old.checked !== (control as HTMLInputElement).checked && (old.checked || old.type === "checkbox"))
      (control as HTMLInputElement).click();
  } else setValue(control as Control, (old as Control).value);
}

/** Whether nobody has touched a control: what React has filled in from the address or a draft then counts. */
function isAsServed(control: Control): boolean {
  if ("options" in control) return control.selectedIndex === 0; // as in the HTML, which chooses nothing
  const { checked, defaultChecked } = control as Partial<HTMLInputElement>;
  return control.value === control.defaultValue && checked === defaultChecked;
}

/** Sets a value as typing does: past React's own setter, so that it hears the events. */
function setValue(control: Control, value: string) {
  if (control.value === value) return;
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function focus(old: Element, control: Element) {
  (control as HTMLElement).focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as Partial<HTMLInputElement>;
  if (typeof selectionStart === "number")
    (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
}
