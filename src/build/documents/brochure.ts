/** The brochure: all courses and services, their prices, and how to join. */
import { enquiryLink } from "../../contact/enquiry-link";
import { syllabusPath } from "../../content/output-paths";
import { feesTax, pricesTax, unlistedFees, withTax } from "../../content/price-lines";
import { readDurations, readTotalFee, type PrintReader } from "../../content/content-reader";
import { rupees } from "../../text/format";
import { accent, color } from "../../theme/theme";
import { latest } from "../../time/india-time";
import { contactCard, cover, pricePanel } from "./pdf-parts";

export function brochure(read: PrintReader) {
  const { name, url } = read("site.json");
  const texts = read("downloads.json");
  const { kicker, heading, lead, picture, page, syllabus, consultation } = texts.brochure;
  const { durations } = read("course-pages.json");
  const [services, admissions] = [read("services.json"), read("admissions.json")];
  const courses = read("courses.json").map((course) => ({ ...course, totalFee: readTotalFee(read, course) }));
  const terms = read("payment.json");
  const updated = latest([admissions, ...courses, ...services].map(({ seo }) => seo.updated));
  const listed = read("fees.json").map(({ course }) => course);
  const inOrder = listed.flatMap((slug) => courses.filter((course) => course.slug === slug));
  const invitation = { heading: texts.contact, text: admissions.closing.text, action: consultation };
  return {
    ...cover(read, { kicker, heading, lead, picture }, "", updated),
    title: `${kicker}: ${heading.replaceAll("*", "")} | ${name}`,
    description: lead,
    accent: color.highlight,
    courses: {
      ...texts.brochure.courses,
      items: courses.map((course) => {
        const { slug, gradient, title, level, description, totalFee } = course;
        const { list } = readDurations(read, course);
        const links = [
          [page, `${url}/courses/${slug}`],
          [syllabus, url + syllabusPath(slug)],
        ];
        const facts = `${level}  ·  ${list}`;
        return { accent: accent[gradient], title, price: rupees(totalFee), facts, description, links };
      }),
    },
    fees: {
      heading: admissions.fees.heading,
      caption: [`${admissions.fees.caption}.`, feesTax(terms.gst)].filter(Boolean).join(" "),
      head: ["Course", `Duration ${durations.list}`, "Fee"],
      rows: inOrder.map(({ title, duration, totalFee }) => [title, duration, rupees(totalFee)]),
      more: unlistedFees(courses, listed, admissions.fees.unlisted),
    },
    price: pricePanel(read),
    services: {
      ...withTax(texts.brochure.services, pricesTax(terms)),
      items: services.map(({ slug, gradient, title, description, features, duration, ...service }) => {
        const link = `${url}/services/${slug}`;
        const price = service.priceText;
        const notes = [service.priceNote].filter(Boolean);
        return { accent: accent[gradient], title, description, features, duration, notes, link, more: page, price };
      }),
    },
    process: admissions.process,
    requirements: admissions.requirements,
    contact: contactCard(read, invitation, enquiryLink("consultation")),
  };
}
