/**
 * What stands in a form's fields before it is sent: what a link presets, and the draft of what a visitor has typed.
 *
 * The draft is kept by the browser tab, so that a reload or a look at another page does not lose it, and goes as soon as
 * it is sent. A browser that keeps nothing is no reason to fail.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const keyOf = (form: HTMLFormElement) => `draft ${form.name}`;

/** The fields that a visitor fills in. */
function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea"));
}

/** What a field holds as long as its visitor has not touched it. */
function defaultOf(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).find(({ defaultSelected }) => defaultSelected)?.value ?? "";
  return control.defaultValue;
}

/**
 * Gives fields something to begin with. It is their default: it never takes the place of a visitor's own words, and
 * what a visitor has added to one beginning is added to the next.
 */
export function preset(form: HTMLFormElement, begins: Record<string, string>) {
  for (const control of controlsOf(form)) {
    const text = begins[control.name];
    if (text === undefined) continue;
    const own = control.value === defaultOf(control) ? undefined : control.value;
    const added = addedTo(control);
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.defaultSelected = option.value === text;
    else control.defaultValue = text;
    if (own !== undefined) control.value = added ? text + added : own; // a new default changes what is chosen
    if (text) delete control.dataset.added;
  }
}

/** What a visitor has written behind a text that the field began with, now or in the draft. */
function addedTo(control: Control): string {
  if (control instanceof HTMLSelectElement) return "";
  const begun = defaultOf(control);
  if (control.dataset.added) return control.value;
  return begun && control.value.startsWith(begun) ? control.value.slice(begun.length) : "";
}

/** A field in the draft: a visitor's own text, or what was added to a text that the field began with. */
type Kept = { own: string } | { added: string };

/** Keeps what a visitor has typed or chosen; what a field begins with by itself is not theirs. */
export function keepDraft(form: HTMLFormElement) {
  const touched = controlsOf(form).filter((control) => control.value !== defaultOf(control));
  const kept = touched.map((control): [string, Kept] => {
    const added = addedTo(control);
    return [control.name, added ? { added } : { own: control.value }];
  });
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // no room, or no storage
  }
}

/** Puts the draft back into the fields that are still as they begin; before `preset`. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = draftOf(form);
  for (const control of controlsOf(form)) {
    const kept = draft[control.name];
    if (!kept || control.value !== defaultOf(control)) continue;
    control.value = "own" in kept ? kept.own : kept.added;
    if ("added" in kept) control.dataset.added = "true";
  }
}

export function dropDraft(form: HTMLFormElement) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // nothing was kept
  }
}

function draftOf(form: HTMLFormElement): Record<string, Kept> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}")) as Record<string, Kept>;
  } catch {
    return {};
  }
}
