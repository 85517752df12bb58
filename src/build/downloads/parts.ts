/** The parts that the syllabus and the brochure share. */
import type { z } from "zod";
import type { Content } from "../../content/read-content";
import type { sectionHeading } from "../../content/schemas/field-groups";
import { color } from "../../theme/theme";
import { hours } from "../../time/time-of-day";
import { contactUrls } from "../../contact/contact-urls";
import { priceLines } from "../../content/price-lines";
import { button, card, labelled, paragraph, picture } from "./blocks";
import { addBlock, group, inset, row, stack, type Block } from "./block-layout";
import { headline } from "./headline";
import { ornament, setType, sheet, type Paper } from "./paper";

/** A picture from data/images/, resized for print. */
export type Print = { jpeg: Buffer; alt: string };

/** Fields of the settings and the contact page that both documents use. */
export type ContactContent = {
  site: Pick<Content<"site.json">, "name" | "url" | "contact">;
  labels: Content<"contact.json">["cards"];
  whatsapp: Pick<Content<"contact.json">["quick"], "whatsapp" | "message">;
};

type OpeningContent = { kicker: string; heading: string; tagline?: string; lead: string; print: Print; logo: Buffer };

/** The hero of the first sheet: as on the pages, text on the left and an outlined picture on the right, on a band. */
export function opening(paper: Paper, { kicker, heading, tagline, lead, print, logo }: OpeningContent) {
  const rest = [...(tagline ? [paragraph(tagline, "tagline")] : []), paragraph(lead, "lead")];
  const { page, dated, author } = paper.about;
  const source = stack([paragraph(page, "link", { link: page }), paragraph(dated, "soft")], 0);
  const left = stack([stack([paragraph(kicker, "label"), headline(heading)], 3), ...rest, source], 9);
  const body = row([left, picture(print)], { shares: [3, 2], gap: 26 });
  const top = { logo: 30, body: 78 };
  const height = body.height(paper, sheet.column);
  const bottom = top.body + height + 20;
  ornament(paper, ({ doc }) => {
    doc.rect(0, 13.5, sheet.width, bottom - 13.5).fill(color.page);
    doc.rect(0, bottom, sheet.width, 1.5).fill(color.ink);
    doc.image(logo, sheet.left, top.logo, { height: 28 });
    setType(paper, "h3").text(author, sheet.left + 37, top.logo + 8, { lineBreak: false });
  });
  body.draw(paper, paper.root, { x: sheet.left, y: top.body, width: sheet.column, height });
  paper.y = bottom + 18;
}

/** A section; keeps the heading with the first block. */
export function section(
  paper: Paper,
  { heading, lead }: z.infer<typeof sectionHeading>,
  [first, ...rest]: Block[],
  gap = 12,
) {
  const head = [sectionTitle(heading), ...(lead ? [paragraph(lead, "soft")] : [])];
  addBlock(paper, stack([stack(head, 3), ...(first ? [first] : [])], 9), gap);
  for (const block of rest) addBlock(paper, block, gap);
  paper.y += 18 - gap;
}

/** A section's heading under an ink line, with an outline entry. */
function sectionTitle(heading: string): Block {
  const title = paragraph(heading, "h2", { tag: "H2" });
  const ruled = inset(title, { top: 9, right: 0, bottom: 0, left: 0 }, ({ doc }, { x, y, width }) => {
    doc.rect(x, y, width, 1.5).fill(color.ink);
  });
  return {
    ...ruled,
    draw: (paper, into, place) => {
      // pdfkit measures `left` from the right edge.
      paper.doc.outline.addItem(heading, { top: place.y - 10, left: sheet.width, fit: false });
      ruled.draw(paper, into, place);
    },
  };
}

/** Labels and values, side by side. */
export function facts(items: { label: string; value: string; note?: string }[]): Block {
  const fact = ({ label, value, note }: (typeof items)[number]) =>
    fieldOf(label, stack([paragraph(value, "figure"), ...(note ? [paragraph(note, "soft")] : [])], 1), 2);
  return group("L", row(items.map(fact)));
}

/** A label above its value, as an item of a list. */
const fieldOf = (label: string, value: Block, gap: number) =>
  group("LI", stack([paragraph(label, "label", { tag: "Lbl" }), group("LBody", value)], gap));

/** The checked data that the price panel uses. */
export type PriceContent = { terms: Content<"payment.json">; refund: Content<"refund.json"> };

/**
 * The price panel, with the same lines as on the pages. `total` is in whole rupees; without it, the lines apply to any
 * course.
 */
export function pricePanel({ terms, refund }: PriceContent, total?: number): Block {
  const lines = priceLines(terms, refund, total).map(({ label, text }) => labelled(`${label}:`, text));
  return card(stack(lines, 5));
}

/** Every contact channel of the institute, as links. */
export function contactCard(
  text: string,
  action: { label: string; link: string },
  { site, labels, whatsapp: chat }: ContactContent,
): Block {
  const { phone, email, hours: week, whatsapp } = site.contact;
  const urls = contactUrls(site.contact);
  const open = week.map(({ days, ...times }) => paragraph(`${days}: ${hours(times)}`));
  const channel = (label: string, value: Block) => fieldOf(label, value, 1);
  const linked = (label: string, shown: string, link: string) => channel(label, paragraph(shown, "link", { link }));
  const list = [
    linked(labels.phone.title, phone, urls.telephone),
    linked(chat.whatsapp, whatsapp, urls.whatsapp(chat.message)),
    linked(labels.email.title, email, urls.mail),
    linked(labels.address.title, urls.place, urls.directions),
    channel(labels.hours.title, stack(open, 0)),
  ];
  const invitation = row([paragraph(text), button(action.label, action.link)], { shares: [3, 2], gap: 20 });
  const thirds = { shares: [1, 1, 1] };
  const rows = stack([row(list.slice(0, 3), thirds), row(list.slice(3), thirds)], 8);
  return card(stack([invitation, group("L", rows)], 10));
}
