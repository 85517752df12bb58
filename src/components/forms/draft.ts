/**
 * What a form's fields hold before it is sent: the defaults that a link sets, and the draft of what a visitor has typed.
 *
 * The draft lives in sessionStorage, so that it survives a reload or a look at another page, until the form is sent.
 * Without storage there is simply no draft.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of the draft: the visitor's own text, or the text appended to the field's default. */
type DraftField = { own?: string; appended?: string };

const storageKey = (form: HTMLFormElement) => `draft ${form.name}`;

/** The fields that a visitor fills in. */
function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea"));
}

function defaultValueOf(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  return control.defaultValue;
}

/**
 * Sets the default values of fields, by name.
 *
 * A default never replaces a visitor's own text; text appended to the last default is appended to the new one. It does
 * replace an earlier choice: following a link that names a course is choosing again.
 */
export function setDefaults(form: HTMLFormElement, defaults: Record<string, string>) {
  for (const control of controlsOf(form)) {
    const text = defaults[control.name];
    if (text === undefined) continue;
    const isChosenAgain = control instanceof HTMLSelectElement && text !== "";
    const own = control.value === defaultValueOf(control) || isChosenAgain ? undefined : control.value;
    const appended = appendedTo(control);
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.defaultSelected = option.value === text;
    else control.defaultValue = text;
    if (isChosenAgain) control.value = text;
    if (own !== undefined) control.value = appended ? text + appended : own; // a new default changes what is selected
    if (text) delete control.dataset.appended;
  }
}

/** What a visitor has appended to the field's default, now or in the draft. */
function appendedTo(control: Control): string {
  if (control instanceof HTMLSelectElement) return "";
  if (control.dataset.appended) return control.value;
  const start = defaultValueOf(control);
  return start && control.value.startsWith(start) ? control.value.slice(start.length) : "";
}

/** Stores the fields that differ from their defaults. */
export function saveDraft(form: HTMLFormElement) {
  const changed = controlsOf(form).filter((control) => control.value !== defaultValueOf(control));
  const draft = changed.map((control): [string, DraftField] => {
    const appended = appendedTo(control);
    return [control.name, appended ? { appended } : { own: control.value }];
  });
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // storage is full or switched off
  }
}

/** Puts what is sound of the draft back into fields that still have their defaults. To be called before `setDefaults`. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft(form);
  for (const control of controlsOf(form)) {
    const { own, appended } = Object(draft[control.name]) as Record<keyof DraftField, unknown>;
    const text = own ?? appended;
    if (typeof text !== "string" || control.value !== defaultValueOf(control)) continue;
    control.value = text;
    if (control instanceof HTMLSelectElement && !control.selectedOptions[0]) control.value = defaultValueOf(control);
    if (own === undefined) control.dataset.appended = "true";
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
