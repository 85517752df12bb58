/** Form delivery, configured at build time by `forms` in data/site.json. */
import { site } from "../../site-copy";
import { formFields, honeypot, netlifyHeader, type FormName, type FormValues } from "../../contact/form-fields";

/** The URL that forms post to; undefined if they open an e-mail or WhatsApp message instead. */
export function formAction(): string | undefined {
  const { delivery } = site.forms;
  if (delivery === "none") return undefined;
  return delivery === "netlify" ? "/sent" : delivery; // Netlify's response to a form submitted without script
}

/** In milliseconds. */
const timeout = 15_000;

/** Unique to the HTML of /sent (gatsby-ssr.tsx). */
const sentPage = 'data-path="/sent"';

/**
 * Posts a form's values as a browser would. Returns whether the response confirms success: Netlify's response with the
 * page /sent or, from a form service, the answer in `forms.answer`. Never throws.
 */
export async function deliver(url: string, values: Record<string, string>): Promise<boolean> {
  if (values[honeypot]) return false; // the host would drop it
  try {
    const body = new URLSearchParams(values);
    const headers = { Accept: "application/json" }; // asks form services for a status instead of a page
    const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(timeout) });
    const { answer = sentPage, delivery } = site.forms;
    if (delivery === "netlify" && !response.headers.has(netlifyHeader)) return false;
    return answer === "204" ? response.status === 204 : response.ok && (await response.text()).includes(answer);
  } catch {
    return false;
  }
}

/** All values of a form by field name, including those that only the host reads. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>; // no field holds a file
}

/** The values of a form as message text, one line per non-empty field. */
export function asPlainText(form: FormName, values: FormValues): string {
  return formFields[form].flatMap(({ name }) => (values[name] ? [`${name}: ${values[name]}`] : [])).join("\r\n");
}
