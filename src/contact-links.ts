/** Links that carry what a visitor wants: call, write, ask. */
import site from "../data/site.json";

const { contact } = site;
const digits = (number: string) => number.replace(/\D/g, "");

/** `tel:` in E.164. */
export const telephone = `tel:+${digits(contact.phone)}`;

export const mail = `mailto:${contact.email}`;

/** Opens the visitor's e-mail program with a message already written, or with its subject alone. */
export function mailAbout(subject: string, message = ""): string {
  return `${mail}?subject=${encodeURIComponent(subject)}${message && `&body=${encodeURIComponent(message)}`}`;
}

/** The way to the office, on a map in a page of its own. */
export const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
  [contact.address.street, `${contact.address.city} ${contact.address.postalCode}`, contact.address.country].join(", "),
)}`;

/** Opens WhatsApp with a message already written; `page` is the address on this site that it is about. */
export function whatsapp(message: string, page?: string): string {
  const text = page ? `${message}\n${site.url}${page}` : message;
  return `https://wa.me/${digits(contact.whatsapp)}?text=${encodeURIComponent(text)}`;
}

/** The enquiry form, told what the visitor came for; `course` is a slug. */
export function enquiry(intent: Queries.Intent, course?: string): string {
  const query = new URLSearchParams({ intent, ...(course && { course }) });
  return `/contact?${query.toString()}#enquiry`;
}
