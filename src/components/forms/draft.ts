/**
 * The content of form fields before submission: presets from a link, and the visitor's draft.
 *
 * The preset is a control's default value. The draft is in sessionStorage until submission, and survives reloads and
 * visits to other pages. Without storage, there are no drafts.
 */
import type { FormValues } from "../../contact/form-fields";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = (form: HTMLFormElement) => `draft ${form.name}`;

/** The fields that visitors fill in. */
function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea"));
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === "radio";

/** The storage key of a control; each radio button in a group has its own. */
const keyOf = (control: Control) => (isRadio(control) ? `${control.name} ${control.value}` : control.name);

/** An unselected radio button counts as empty. */
function valueOf(control: Control): string {
  return isRadio(control) && !control.checked ? "" : control.value;
}

function presetOf(control: Control): string {
  if (isRadio(control)) return control.defaultChecked ? control.value : "";
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  return control.defaultValue;
}

function fill(control: Control, preset: string, value: string) {
  if (isRadio(control)) {
    control.defaultChecked = preset === control.value;
    control.checked = value === control.value;
    return;
  }
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.defaultSelected = option.value === preset;
  else control.defaultValue = preset;
  if (control.value !== value) control.value = value;
}

/**
 * Presets fields by name.
 *
 * A preset never overwrites a visitor's own text; text appended to the previous preset moves to the new one. But it
 * replaces earlier selections, because following a link with a course is a new choice.
 */
export function presetFields(form: HTMLFormElement, presets: FormValues) {
  const texts = new Map(Object.entries(presets));
  for (const control of controlsOf(form)) {
    const preset = texts.get(control.name);
    if (preset !== undefined) fill(control, preset, valueAfter(control, preset));
  }
}

function valueAfter(control: Control, preset: string): string {
  const value = valueOf(control);
  const last = presetOf(control);
  if (value === last) return preset;
  if (control instanceof HTMLSelectElement || isRadio(control)) return preset || value;
  return last && value.startsWith(last) ? preset + value.slice(last.length) : value;
}

/** Stores the fields that differ from their presets, together with the presets. */
export function saveDraft(form: HTMLFormElement) {
  const fields = controlsOf(form).map((control) => [keyOf(control), [presetOf(control), valueOf(control)]] as const);
  const draft = fields.filter(([, [preset, value]]) => value !== preset);
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // storage is full or disabled
  }
}

/** Restores a valid draft to fields that have not changed. Call it before `presetFields`. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft(form);
  for (const control of controlsOf(form)) {
    const stored = draft[keyOf(control)];
    const [preset, value] = Array.isArray(stored) ? (stored as unknown[]) : [];
    if (typeof preset !== "string" || typeof value !== "string" || valueOf(control) !== presetOf(control)) continue;
    fill(control, preset, value);
    if (control instanceof HTMLSelectElement && !control.selectedOptions[0]) fill(control, "", "");
  }
}

export function discardDraft(form: HTMLFormElement) {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // nothing was stored
  }
}

function readDraft(form: HTMLFormElement): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
