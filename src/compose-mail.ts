/** What a form does that writes an e-mail. */
import type { FormEvent } from "react";
import { mailAbout } from "./contact-links";

/**
 * Hands what was typed into a form, a line for each field, to the visitor's e-mail program.
 *
 * Without script the form's own `mailto:` address does the same, but Chromium then loses every + and turns letters beyond
 * English into others.
 */
export function composeMail(event: FormEvent<HTMLFormElement>, subject: string) {
  event.preventDefault();
  const fields = Array.from(new FormData(event.currentTarget));
  const lines = fields.map(([name, value]) => (typeof value === "string" ? `${name}: ${value}` : name));
  window.location.assign(mailAbout(subject, lines.join("\r\n")));
}
