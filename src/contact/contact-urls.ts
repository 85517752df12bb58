import type { z } from "zod";
import type { site } from "../content/schemas/site.schema";

const digits = (number: string) => number.replace(/\D/g, "");

const telephoneUrl = (phone: string) => `tel:${phone.startsWith("+") ? "+" : ""}${digits(phone)}`;

/** Derives URLs from the contact details in data/site.json. */
export function contactUrls({ phone, otherPhone, whatsapp, email, address }: z.infer<typeof site>["contact"]) {
  const town = [address.city, address.postalCode].filter(Boolean).join(" ");
  const place = [address.street, town, address.country].join(", ");
  return {
    /** `tel:` in E.164; toll-free numbers, which have none, as dialled in India. */
    telephone: telephoneUrl(phone),
    otherTelephone: otherPhone && telephoneUrl(otherPhone),
    mail: `mailto:${email}`,
    whatsapp: (message: string) => `https://wa.me/${digits(whatsapp)}?text=${encodeURIComponent(message)}`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`,
    place,
  };
}
