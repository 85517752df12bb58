/** Form delivery, as set by `forms` in data/site.json when the site is built. */
import site from "../../../data/site.json";
import { formFields, type FormName, type FormValues } from "../../contact/form-fields";

const settings: { delivery: string; answer?: string } = site.forms;

/** The URL that forms are posted to; undefined where they compose an e-mail or a WhatsApp message instead. */
export function formAction(): string | undefined {
  const { delivery } = settings;
  if (delivery === "none") return undefined;
  return delivery === "netlify" ? "/sent" : delivery; // the page that Netlify shows after a form sent without script
}

/** In milliseconds; after that a form counts as not sent. */
const timeout = 15_000;

/** Only the page /sent has this in its HTML (gatsby-ssr.tsx). */
const sentPage = 'data-path="/sent"';

/**
 * Posts a form's values as the browser would. True only for an answer that says so: the page /sent or, from a form
 * service, the text or the status 204 that `forms.answer` names. Never throws.
 */
export async function deliver(url: string, values: Record<string, string>): Promise<boolean> {
  try {
    const body = new URLSearchParams(values);
    const headers = { Accept: "application/json" }; // makes form services answer with a status instead of a page
    const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(timeout) });
    const { answer = sentPage } = settings;
    return answer === "204" ? response.status === 204 : response.ok && (await response.text()).includes(answer);
  } catch {
    return false;
  }
}

/** All values of a form by field name, including those that only a host reads. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}

/** The values of a form as the text of a message, one line for each field that is not empty. */
export function asPlainText(form: FormName, values: FormValues): string {
  return formFields[form].flatMap(({ name }) => (values[name] ? [`${name}: ${values[name]}`] : [])).join("\r\n");
}
