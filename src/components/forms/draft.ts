/**
 * The content of form fields before submission: presets from a link, and the visitor's draft, which sessionStorage keeps
 * through reloads and visits to other pages. Without storage, there are no drafts.
 */
import { formFields, type FieldName, type FormName, type FormValues } from "../../contact/form-fields";

/** A field that visitors fill in. Radio buttons of one name are one field, whose value is "" if none is selected. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

/** What a link has set in each form, by field. */
const presetsOf = new WeakMap<HTMLFormElement, FormValues>();

const storageKey = (form: HTMLFormElement) => `draft ${form.name}`;

function fieldsOf(form: HTMLFormElement): [FieldName, Field][] {
  return formFields[form.name as FormName].flatMap(({ name, type }) => {
    const field = type === "hidden" ? null : form.elements.namedItem(name);
    return field ? [[name, field as Field]] : [];
  });
}

/** Setting a value that a field does not offer leaves it empty. */
function fill(field: Field, value: string) {
  if (field instanceof RadioNodeList)
    for (const radio of field as NodeListOf<HTMLInputElement>) radio.checked = radio.value === value;
  else if (field.value !== value) field.value = value;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
}

/**
 * Presets fields by name. A preset never overwrites a visitor's own text; text appended to the previous preset moves to
 * the new one. But it replaces earlier selections, because following a link with a course is a new choice.
 */
export function presetFields(form: HTMLFormElement, presets: FormValues) {
  const last = presetsOf.get(form);
  for (const [name, field] of fieldsOf(form)) {
    const preset = presets[name];
    if (preset !== undefined) fill(field, valueAfter(field, last?.[name] ?? "", preset));
  }
  presetsOf.set(form, presets);
}

function valueAfter(field: Field, last: string, preset: string): string {
  const { value } = field;
  if (value === last) return preset;
  if (field instanceof HTMLSelectElement || field instanceof RadioNodeList) return preset || value;
  return last && value.startsWith(last) ? preset + value.slice(last.length) : value;
}

/** Stores the fields that differ from their presets, together with the presets. */
export function saveDraft(form: HTMLFormElement) {
  const presets = presetsOf.get(form);
  const fields = fieldsOf(form).map(([name, { value }]) => [name, [presets?.[name] ?? "", value]] as const);
  const draft = fields.filter(([, [preset, value]]) => value !== preset);
  attempt(() => sessionStorage.setItem(storageKey(form), JSON.stringify(Object.fromEntries(draft))));
}

/** Restores a valid draft to empty fields. Call it before `presetFields`. */
export function restoreDraft(form: HTMLFormElement) {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}"));
  const draft = Object(stored) as Record<string, unknown>;
  const presets: FormValues = {};
  for (const [name, field] of fieldsOf(form)) {
    const saved = draft[name];
    const [preset, value] = Array.isArray(saved) ? (saved as unknown[]) : [];
    if (typeof preset !== "string" || typeof value !== "string" || field.value) continue;
    presets[name] = preset;
    fill(field, value);
  }
  presetsOf.set(form, presets);
}

export function discardDraft(form: HTMLFormElement) {
  attempt(() => sessionStorage.removeItem(storageKey(form)));
}

const sendingKey = (form: FormName) => `sending ${form}`;

/** Stores when sending began, for a page that is reloaded before the answer. */
export function markSending(form: FormName) {
  attempt(() => sessionStorage.setItem(sendingKey(form), String(Date.now())));
}

/** When a form was last sent without an answer, in milliseconds since 1970; undefined if it was not. */
export function lastSending(form: FormName): number | undefined {
  return attempt(() => Number(sessionStorage.getItem(sendingKey(form)))) || undefined;
}

export function forgetSending(form: FormName) {
  attempt(() => sessionStorage.removeItem(sendingKey(form)));
}

/** Returns undefined if storage is full or disabled, or holds no JSON. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
