/** The strings that the syllabus and the brochure share. */
import type { z } from "zod";
import { contactUrls } from "../../contact/contact-urls";
import { priceLines } from "../../content/price-lines";
import type { PrintReader } from "../../content/content-reader";
import type { hero } from "../../content/schemas/field-groups";
import { day } from "../../text/format";
import { underlinedWords } from "../../text/underlined-words";
import { formatHours } from "../../time/india-time";

type Hero = Pick<z.infer<typeof hero>, "heading" | "lead" | "picture"> & { kicker: string; tagline?: string };

/** Strings of the hero and the footers. `path` is the page with the same content, `updated` the day of its change. */
export function cover(read: PrintReader, { heading, picture, ...hero }: Hero, path: string, updated: string) {
  const { name, url } = read("site.json");
  return {
    author: name,
    page: url + path,
    updated,
    dated: `${read("downloads.json").dated} ${day(updated)}`,
    hero: { ...hero, heading: underlinedWords(heading), alt: picture.alt },
    picture: picture.src,
  };
}

/** The price panel, worded as on pages: for a course that costs `total` rupees, or for any course if omitted. */
export function pricePanel(read: PrintReader, total?: number) {
  const terms = read("payment.json");
  return { heading: terms.heading, lines: priceLines(terms, read("refund.json"), total) };
}

/** The institute's contact channels, and a button that opens `link` on the site. */
export function contactCard(read: PrintReader, texts: { heading: string; text: string; action: string }, link: string) {
  const { name, url, contact } = read("site.json");
  const { cards, quick } = read("contact.json");
  const urls = contactUrls(contact);
  const open = contact.hours.map(({ days, ...times }) => `${days}: ${formatHours(times)}`);
  return {
    ...texts,
    action: { label: texts.action, link: url + link },
    channels: [
      { label: cards.phone, lines: [contact.phone, contact.otherPhone ?? []].flat(), link: urls.telephone },
      { label: quick.whatsapp, lines: [contact.whatsapp], link: urls.whatsapp(`${contact.question} ${name}`) },
      { label: cards.email, lines: [contact.email], link: urls.mail },
      { label: cards.address, lines: [urls.place], link: urls.directions },
      { label: cards.hours, lines: open },
    ],
  };
}
