/** The brochure: all courses and services, what they cost, and how to join, on paper. */
import type { Content } from "../../content/read-content";
import { enquiryLink } from "../../contact/enquiry-link";
import { day, rupees } from "../../text/format";
import { accent, color } from "../../theme/theme";
import { syllabusPath } from "../../content/output-paths";
import { card, points, table, words } from "./blocks";
import { row, rowsOf, stack, type Block } from "./block-layout";
import { closePaper, openPaper } from "./paper";
import { contactCard, opening, section, type Print, type Reach } from "./parts";

export type BrochureContent = Reach & {
  courses: Content<"courses.json">;
  fees: Content<"fees.json">;
  services: Content<"services.json">;
  admissions: Content<"admissions.json">;
  words: Pick<Content<"downloads.json">, "dated" | "contact" | "brochure">;
};

/** Draws the brochure; the same content gives the same bytes. */
export async function brochure(content: BrochureContent, print: Print, logo: Buffer, digest: string): Promise<Buffer> {
  const { courses, fees, services, admissions, words: own, site } = content;
  const { kicker, heading, lead } = own.brochure;
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
    foot: { page: site.url, dated: `${own.dated} ${day(date)}` },
    digest,
  };
  const paper = openPaper(about);
  opening(paper, about, { kicker, heading, lead, print, logo });
  section(
    paper,
    own.brochure.courses,
    rowsOf(
      2,
      courses.map((course) => courseCard(course, content)),
    ),
  );
  section(
    paper,
    admissions.fees,
    [feeTable(fees, content), words(admissions.fees.emi, "strong"), words(admissions.fees.more)],
    6,
  );
  section(
    paper,
    own.brochure.services,
    services.map((service) => serviceCard(service, content)),
    10,
  );
  section(paper, admissions.process, rowsOf(2, admissions.process.items.map(step)));
  section(paper, admissions.requirements, rowsOf(2, admissions.requirements.items.map(requirement)));
  const consultation = { label: own.brochure.consultation, link: site.url + enquiryLink("consultation") };
  section(paper, { heading: own.contact }, [contactCard(admissions.closing.text, consultation, content)]);
  return closePaper(paper, about);
}

type Of<Key extends "courses" | "services" | "fees"> = BrochureContent[Key][number];

function courseCard(
  { slug, gradient, title, description, level, duration, price }: Of<"courses">,
  of: BrochureContent,
): Block {
  const { page, syllabus } = of.words.brochure;
  const address = `${of.site.url}/courses/${slug}`;
  return card(
    stack(
      [
        row([words(title, "h3", { tag: "H3" }), words(rupees(price), "h3", { align: "right" })], { shares: [5, 2] }),
        words(`${level}  ·  ${duration}`, "label"),
        words(description),
        row([
          words(page, "link", { link: address }),
          words(syllabus, "link", { link: of.site.url + syllabusPath(slug) }),
        ]),
      ],
      4,
    ),
    accent[gradient],
  );
}

function feeTable(fees: BrochureContent["fees"], { admissions }: BrochureContent): Block {
  const rows = fees.map(({ course, duration, fee }) => [course, duration, rupees(fee)]);
  return stack([words(admissions.fees.caption, "soft"), table(["Course", "Duration", "Fee"], rows, [3, 2, 1])], 6);
}

function serviceCard(service: Of<"services">, of: BrochureContent): Block {
  const { slug, gradient, title, description, features, priceText, duration } = service;
  const right = { align: "right" as const };
  const link = `${of.site.url}/services/${slug}`;
  const price = [
    words(priceText, "h3", right),
    ...(duration ? [words(duration, "soft", right)] : []),
    words(of.words.brochure.page, "link", { ...right, link }),
  ];
  const about = stack([words(title, "h3", { tag: "H3" }), words(description)], 4);
  const head = row([about, stack(price, 2)], { shares: [3, 1], gap: 20 });
  return card(stack([head, points(features, 2)], 6), accent[gradient]);
}

function step({ title, text }: { title: string; text: string }, index: number): Block {
  const body = stack([words(title, "h3", { tag: "H3" }), words(text)], 3);
  return row([words(String(index + 1), "h2"), body], { shares: [1, 9], gap: 6 });
}

function requirement({ title, text }: { title: string; text: string }): Block {
  return stack([words(title, "h3", { tag: "H3" }), words(text)], 3);
}
