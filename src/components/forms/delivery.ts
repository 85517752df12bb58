/** Form delivery, as set by `forms.delivery` in data/site.json when the site is built. */
import site from "../../../data/site.json";

const settings: { delivery: string } = site.forms;

/** The URL that forms are posted to; undefined where they compose an e-mail or a WhatsApp message instead. */
export function formAction(): string | undefined {
  const { delivery } = settings;
  if (delivery === "none") return undefined;
  return delivery === "netlify" ? "/sent" : delivery; // the page that Netlify shows after a form sent without script
}

/** In milliseconds; after that a form counts as not sent. */
const timeout = 15_000;

/** Posts a form's values as the browser would. True only for a status from 200 to 299; never throws. */
export async function deliver(url: string, values: FormValues): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const body = new URLSearchParams(values);
    const headers = { Accept: "application/json" }; // makes form services answer with a status instead of a page
    const { ok } = await fetch(url, { method: "POST", headers, body, signal: controller.signal });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Field name → text. */
export type FormValues = Record<string, string>;

/** All values of a form, hidden fields included. */
export function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}

/** The fields of machine-fields.tsx, which are not the visitor's. */
const machineFields = ["form-name", "bot-field"];

/** The visitor's values as the text of a message, one line for each field that is not empty. */
export function asPlainText(values: FormValues): string {
  const fields = Object.entries(values).filter(([name, text]) => text && !machineFields.includes(name));
  return fields.map(([name, text]) => `${name}: ${text}`).join("\r\n");
}
