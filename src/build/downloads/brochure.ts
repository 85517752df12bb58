/** The brochure: all courses and services, their prices, and how to join. */
import type { Content } from "../../content/read-content";
import { courseDurations } from "../../content/durations";
import { enquiryLink } from "../../contact/enquiry-link";
import { taxLine, withTax } from "../../content/price-lines";
import { day, rupees } from "../../text/format";
import { accent, color } from "../../theme/theme";
import { latest } from "../../time/latest";
import { syllabusPath } from "../../content/output-paths";
import { card, paragraph, points, table } from "./blocks";
import { row, rowsOf, stack, type Block } from "./block-layout";
import { closePaper, openPaper } from "./paper";
import { contactCard, opening, pricePanel, section, type ContactContent, type PriceContent, type Print } from "./parts";

export type BrochureContent = ContactContent &
  PriceContent & {
    courses: Content<"courses.json">;
    durations: Content<"course-pages.json">["durations"];
    fees: Content<"fees.json">;
    services: Content<"services.json">;
    admissions: Content<"admissions.json">;
    texts: Pick<Content<"downloads.json">, "dated" | "contact" | "brochure">;
  };

/** Draws the brochure. Output is reproducible. */
export async function brochure(content: BrochureContent, print: Print, logo: Buffer, digest: string): Promise<Buffer> {
  const { courses, services, admissions, terms, texts, site } = content;
  const { kicker, heading, lead } = texts.brochure;
  const date = latest([admissions, ...courses, ...services].map(({ seo }) => seo.updated));
  const paper = openPaper({
    title: `${kicker}: ${heading.replaceAll("*", "")} | ${site.name}`,
    subject: lead,
    author: site.name,
    date,
    accent: color.highlight,
    page: site.url,
    dated: `${texts.dated} ${day(date)}`,
    digest,
  });
  opening(paper, { kicker, heading, lead, print, logo });
  const courseCards = courses.map((course) => courseCard(course, content));
  section(paper, texts.brochure.courses, rowsOf(2, courseCards));
  section(paper, admissions.fees, [feeTable(content), paragraph(admissions.fees.more)], 6);
  section(paper, terms, [pricePanel(content)], 6);
  const serviceCards = services.map((service) => serviceCard(service, content));
  section(paper, withTax(texts.brochure.services, { tax: terms.tax }), serviceCards, 10);
  section(paper, admissions.process, rowsOf(2, admissions.process.items.map(step)));
  section(paper, admissions.requirements, rowsOf(2, admissions.requirements.items.map(titled)));
  const consultation = { label: texts.brochure.consultation, link: site.url + enquiryLink("consultation") };
  section(paper, { heading: texts.contact }, [contactCard(admissions.closing.text, consultation, content)]);
  return closePaper(paper);
}

function courseCard(course: BrochureContent["courses"][number], { site, texts, durations }: BrochureContent): Block {
  const { slug, gradient, title, description, level, price } = course;
  const { list, note } = courseDurations(course, durations);
  const { page, syllabus } = texts.brochure;
  const head = [paragraph(title, "h3", { tag: "H3" }), paragraph(rupees(price), "h3", { align: "right" })];
  const links = [
    paragraph(page, "link", { link: `${site.url}/courses/${slug}` }),
    paragraph(syllabus, "link", { link: site.url + syllabusPath(slug) }),
  ];
  const blocks = [
    row(head, { shares: [5, 2] }),
    paragraph(`${level}  ·  ${list}`, "label"),
    paragraph(description),
    ...(note ? [paragraph(note, "soft")] : []),
    row(links),
  ];
  return card(stack(blocks, 4), accent[gradient]);
}

function feeTable({ fees, courses, durations, admissions, terms }: BrochureContent): Block {
  const rows = fees.flatMap(({ course }) =>
    courses.filter(({ slug }) => slug === course).map(({ title, duration, price }) => [title, duration, rupees(price)]),
  );
  return stack(
    [
      paragraph(`${admissions.fees.caption}. ${taxLine(terms)}`, "soft"),
      table(["Course", `Duration ${durations.list}`, "Fee"], rows, [3, 2, 1]),
    ],
    6,
  );
}

function serviceCard(service: BrochureContent["services"][number], { site, texts }: BrochureContent): Block {
  const { slug, gradient, title, description, features, priceText, priceNote, duration, durationNote } = service;
  const right = { align: "right" as const };
  const link = `${site.url}/services/${slug}`;
  const price = [
    paragraph(priceText, "h3", right),
    ...(duration ? [paragraph(duration, "soft", right)] : []),
    paragraph(texts.brochure.page, "link", { ...right, link }),
  ];
  const about = stack([paragraph(title, "h3", { tag: "H3" }), paragraph(description)], 4);
  const head = row([about, stack(price, 2)], { shares: [3, 1], gap: 20 });
  const notes = [durationNote, priceNote].flatMap((note) => (note ? [paragraph(note, "soft")] : []));
  return card(stack([head, points(features, 2), ...notes], 6), accent[gradient]);
}

function step(content: Titled, index: number): Block {
  return row([paragraph(String(index + 1), "h2"), titled(content)], { shares: [1, 9], gap: 6 });
}

type Titled = { title: string; text: string };

function titled({ title, text }: Titled): Block {
  return stack([paragraph(title, "h3", { tag: "H3" }), paragraph(text)], 3);
}
