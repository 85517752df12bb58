/** Links that carry what a visitor wants: call, write, ask. */
import site from "../data/site.json";

const { contact } = site;
const digits = (number: string) => number.replace(/\D/g, "");

/** `tel:` in E.164. */
export const telephone = `tel:+${digits(contact.phone)}`;

export const mail = `mailto:${contact.email}`;

/** Opens the visitor's e-mail program with a message already written. */
export function mailAbout(subject: string, message: string): string {
  return `${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

/** The way to the office, on a map in a page of its own. */
export const directions = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
  [contact.address.street, `${contact.address.city} ${contact.address.postalCode}`, contact.address.country].join(", "),
)}`;

/** Opens WhatsApp with a message already written. */
export function whatsapp(message: string): string {
  return `https://wa.me/${digits(contact.whatsapp)}?text=${encodeURIComponent(message)}`;
}

/** What a visitor may come to the enquiry form for. */
type Intent = "enroll" | "demo" | "consultation" | Queries.ServiceIntent;

/** The enquiry form, told what the visitor came for; `course` is a slug. */
export function enquiry(intent: Intent, course?: string): string {
  const query = new URLSearchParams({ intent, ...(course && { course }) });
  return `/contact?${query.toString()}#enquiry`;
}
