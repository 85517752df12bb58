/**
 * The draft of a message that is not sent yet: kept by this browser tab, so that a reload or a look at another page does
 * not lose it, and gone as soon as it is sent. A browser that keeps nothing is no reason to fail.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const keyOf = (form: HTMLFormElement) => `draft ${form.name}`;

/** The fields that a visitor fills in. */
function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea"));
}

/** Keeps what a visitor has typed; what a field begins with by itself is not theirs. */
export function keepDraft(form: HTMLFormElement) {
  const own = controlsOf(form).filter(
    (control) => control.value !== ("defaultValue" in control ? control.defaultValue : ""),
  );
  try {
    sessionStorage.setItem(
      keyOf(form),
      JSON.stringify(Object.fromEntries(own.map(({ name, value }) => [name, value]))),
    );
  } catch {
    // no room, or no storage
  }
}

/** Puts the draft back into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = draftOf(form);
  for (const control of controlsOf(form)) {
    const text = draft[control.name];
    if (typeof text === "string" && !control.value) control.value = text;
  }
}

export function dropDraft(form: HTMLFormElement) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // nothing was kept
  }
}

function draftOf(form: HTMLFormElement): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
