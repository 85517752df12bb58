/** How the forms are delivered: the setting `forms.delivery` of data/site.json, read when the site is built. */
import site from "../../../data/site.json";

const settings: { delivery: string } = site.forms;

/** The address that forms are posted to; none where they compose an e-mail or a WhatsApp message instead. */
export function formAction(): string | undefined {
  const { delivery } = settings;
  if (delivery === "none") return undefined;
  return delivery === "netlify" ? "/sent" : delivery; // Netlify shows that page after a form sent without script
}

/** After how long a form counts as not sent, in milliseconds. */
const patience = 15_000;

/** Posts what a form holds, as the browser would. True only if the server took it, with a status from 200 to 299; never throws. */
export async function deliver(address: string, typed: Typed): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const body = new URLSearchParams(typed);
    const headers = { Accept: "application/json" }; // services for forms then answer with a status, not with a page
    const { ok } = await fetch(address, { method: "POST", headers, body, signal: stop.signal });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** What a form holds: the name of each field → its text. */
export type Typed = Record<string, string>;

/** Everything a form holds, hidden fields included. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}

/** Fields that are for machines. */
const technical = ["form-name", "bot-field"];

/** What was typed as a message of its own, a line for each field that holds something. */
export function written(typed: Typed): string {
  const fields = Object.entries(typed).filter(([name, text]) => text && !technical.includes(name));
  return fields.map(([name, text]) => `${name}: ${text}`).join("\r\n");
}
