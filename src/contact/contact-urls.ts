/** The addresses behind the contact details, for pages and for PDF files. */
import type { z } from "zod";
import type { site } from "../content/schemas/site.schema";

const digits = (number: string) => number.replace(/\D/g, "");

/** Call, write, chat, come: the links that follow from the contact details of site.json. */
export function contactUrls({ phone, whatsapp, email, address }: z.infer<typeof site>["contact"]) {
  const place = [address.street, `${address.city} ${address.postalCode}`, address.country].join(", ");
  return {
    /** `tel:` in E.164. */
    telephone: `tel:+${digits(phone)}`,
    mail: `mailto:${email}`,
    /** Opens WhatsApp with a message already written. */
    whatsapp: (message: string) => `https://wa.me/${digits(whatsapp)}?text=${encodeURIComponent(message)}`,
    /** The way to the office, on a map in a page of its own. */
    directions: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`,
    place,
  };
}
