/** The brochure: all courses and services, their prices, and how to join. */
import type { Content } from "../../content/read-content";
import { enquiryLink } from "../../contact/enquiry-link";
import { day, rupees } from "../../text/format";
import { accent, color } from "../../theme/theme";
import { syllabusPath } from "../../content/output-paths";
import { card, paragraph, points, table } from "./blocks";
import { row, rowsOf, stack, type Block } from "./block-layout";
import { closePaper, openPaper } from "./paper";
import { contactCard, opening, section, type ContactContent, type Print } from "./parts";

export type BrochureContent = ContactContent & {
  courses: Content<"courses.json">;
  fees: Content<"fees.json">;
  services: Content<"services.json">;
  admissions: Content<"admissions.json">;
  texts: Pick<Content<"downloads.json">, "dated" | "contact" | "brochure">;
};

/** Draws the brochure; the same content gives the same bytes. */
export async function brochure(content: BrochureContent, print: Print, logo: Buffer, digest: string): Promise<Buffer> {
  const { courses, fees, services, admissions, texts, site } = content;
  const { kicker, heading, lead } = texts.brochure;
  const date =
    [admissions, ...courses, ...services]
      .map(({ seo }) => seo.updated)
      .sort()
      .at(-1) ?? "";
  const about = {
    title: `${kicker}: ${heading.replaceAll("*", "")} | ${site.name}`,
    subject: lead,
    author: site.name,
    date,
    accent: color.highlight,
    footer: { page: site.url, dated: `${texts.dated} ${day(date)}` },
    digest,
  };
  const paper = openPaper(about);
  opening(paper, about, { kicker, heading, lead, print, logo });
  section(
    paper,
    texts.brochure.courses,
    rowsOf(
      2,
      courses.map((course) => courseCard(course, content)),
    ),
  );
  section(
    paper,
    admissions.fees,
    [feeTable(fees, content), paragraph(admissions.fees.emi, "strong"), paragraph(admissions.fees.more)],
    6,
  );
  section(
    paper,
    texts.brochure.services,
    services.map((service) => serviceCard(service, content)),
    10,
  );
  section(paper, admissions.process, rowsOf(2, admissions.process.items.map(step)));
  section(paper, admissions.requirements, rowsOf(2, admissions.requirements.items.map(requirement)));
  const consultation = { label: texts.brochure.consultation, link: site.url + enquiryLink("consultation") };
  section(paper, { heading: texts.contact }, [contactCard(admissions.closing.text, consultation, content)]);
  return closePaper(paper, about);
}

function courseCard(
  { slug, gradient, title, description, level, duration, price }: BrochureContent["courses"][number],
  { site, texts }: BrochureContent,
): Block {
  const { page, syllabus } = texts.brochure;
  const address = `${site.url}/courses/${slug}`;
  return card(
    stack(
      [
        row([paragraph(title, "h3", { tag: "H3" }), paragraph(rupees(price), "h3", { align: "right" })], {
          shares: [5, 2],
        }),
        paragraph(`${level}  ·  ${duration}`, "label"),
        paragraph(description),
        row([
          paragraph(page, "link", { link: address }),
          paragraph(syllabus, "link", { link: site.url + syllabusPath(slug) }),
        ]),
      ],
      4,
    ),
    accent[gradient],
  );
}

function feeTable(fees: BrochureContent["fees"], { admissions }: BrochureContent): Block {
  const rows = fees.map(({ course, duration, fee }) => [course, duration, rupees(fee)]);
  return stack([paragraph(admissions.fees.caption, "soft"), table(["Course", "Duration", "Fee"], rows, [3, 2, 1])], 6);
}

function serviceCard(service: BrochureContent["services"][number], { site, texts }: BrochureContent): Block {
  const { slug, gradient, title, description, features, priceText, duration } = service;
  const right = { align: "right" as const };
  const link = `${site.url}/services/${slug}`;
  const price = [
    paragraph(priceText, "h3", right),
    ...(duration ? [paragraph(duration, "soft", right)] : []),
    paragraph(texts.brochure.page, "link", { ...right, link }),
  ];
  const about = stack([paragraph(title, "h3", { tag: "H3" }), paragraph(description)], 4);
  const head = row([about, stack(price, 2)], { shares: [3, 1], gap: 20 });
  return card(stack([head, points(features, 2)], 6), accent[gradient]);
}

function step({ title, text }: { title: string; text: string }, index: number): Block {
  const body = stack([paragraph(title, "h3", { tag: "H3" }), paragraph(text)], 3);
  return row([paragraph(String(index + 1), "h2"), body], { shares: [1, 9], gap: 6 });
}

function requirement({ title, text }: { title: string; text: string }): Block {
  return stack([paragraph(title, "h3", { tag: "H3" }), paragraph(text)], 3);
}
