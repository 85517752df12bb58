/** The syllabus of a course: everything on its page. */
import type { Content } from "../../content/read-content";
import { courseDurations } from "../../content/durations";
import { enquiryLink } from "../../contact/enquiry-link";
import { day, retiredOn, rupees, weekRange } from "../../text/format";
import { batchRefund, gstNote } from "../../content/price-lines";
import { hours } from "../../time/time-of-day";
import { accent, color } from "../../theme/theme";
import type { Batch } from "../batches";
import type { SetExercise } from "../exercises/exercises-in";
import { card, chips, labelled, paragraph, points } from "./blocks";
import { addBlock, group, inset, rowsOf, stack, type Block } from "./block-layout";
import { exerciseSheets } from "./exercise";
import { closePaper, openPaper } from "./paper";
import {
  contactCard,
  facts,
  opening,
  pricePanel,
  section,
  type ContactContent,
  type PriceContent,
  type Print,
} from "./parts";
import { printedName } from "./printed-name";

export type SyllabusContent = ContactContent &
  PriceContent & {
    course: Content<"courses.json">[number];
    batches: Pick<Batch, "start" | "days" | "fromTime" | "toTime" | "mode" | "trainer">[];
    headings: Content<"course-pages.json">["detail"];
    durations: Content<"course-pages.json">["durations"];
    texts: Pick<Content<"downloads.json">, "dated" | "syllabus">;
    exercise?: SetExercise;
  };

type Course = SyllabusContent["course"];

/** Draws the syllabus. Output is reproducible. */
export async function syllabus(content: SyllabusContent, print: Print, logo: Buffer, digest: string): Promise<Buffer> {
  const { course, headings, texts, site } = content;
  const paper = openPaper({
    title: `${course.title}: ${texts.syllabus.kicker} | ${site.name}`,
    subject: course.seo.description,
    author: site.name,
    date: course.seo.updated,
    accent: accent[course.gradient],
    page: `${site.url}/courses/${course.slug}`,
    dated: `${texts.dated} ${day(course.seo.updated)}`,
    digest,
  });
  opening(paper, { ...course.hero, kicker: texts.syllabus.kicker, print, logo });
  for (const block of factsOf(content)) addBlock(paper, block, 20);
  section(paper, headings.batches, batchesOf(content));
  section(paper, headings.highlights, [points(course.highlights, 2)]);
  if (course.keySkills) section(paper, headings.keySkills, [chips(course.keySkills)]);
  // Omits the lead, which refers to expandable modules on the page.
  section(paper, { heading: headings.curriculum.heading }, modules(course, headings.outcome), 0);
  if (course.projects) section(paper, headings.projects, rowsOf(2, course.projects.map(project)));
  if (course.capstones) section(paper, headings.capstones, rowsOf(2, course.capstones.map(project)));
  if (course.certifications)
    section(paper, headings.certifications, rowsOf(3, course.certifications.map(certification)));
  if (course.tools) section(paper, headings.tools, [chips(course.tools)]);
  section(paper, content.terms, [pricePanel(content, course.price)], 6);
  const { heading, text, action } = texts.syllabus.enroll;
  const enroll = { label: action, link: site.url + enquiryLink("enroll", course.slug) };
  section(paper, { heading }, [contactCard(text, enroll, content)]);
  if (content.exercise)
    exerciseSheets(paper, {
      exercise: content.exercise,
      words: headings.exercise,
      texts: texts.syllabus.exercise,
    });
  return closePaper(paper);
}

function factsOf({ course, durations, headings, terms }: SyllabusContent): Block[] {
  const { page, note } = courseDurations(course, durations);
  const factList = facts([
    {
      label: "Fee",
      value: rupees(course.price),
      note: [headings.feeNote, gstNote(terms.gst)].filter(Boolean).join("; "),
    },
    { label: "Duration", value: page },
    { label: "Level", value: course.level },
    { label: "Students", value: course.students },
  ]);
  return note ? [factList, paragraph(note, "soft")] : [factList];
}

/** Paper cannot drop a batch that has started, but its date shows it. */
function batchesOf({ batches, refund }: SyllabusContent): Block[] {
  const leaves = batches.map(({ start, days, fromTime, toTime, mode, trainer }) => {
    const when = `${days.join(", ")}, ${hours({ opens: fromTime, closes: toTime })}`;
    const lines = [paragraph(day(start), "h3", { tag: "H3" }), paragraph(when)];
    const rest = [
      paragraph(`${mode}, with ${printedName(trainer.name)}`),
      paragraph(batchRefund(refund, start), "soft"),
    ];
    return card(stack([...lines, ...rest], 2));
  });
  return rowsOf(2, leaves);
}

/** The modules along an ink line, as on the page. */
function modules({ modules: all }: Course, outcomeLabel: string): Block[] {
  return all.map(({ title, fromWeek, toWeek, topics, outcome }, index) => {
    const weeks = paragraph(weekRange(fromWeek, toWeek), "label", { tag: "Span" });
    const head = group("H3", stack([weeks, paragraph(title, "h3", { tag: "Span" })], 0));
    const body = stack([head, points(topics), labelled(outcomeLabel, outcome)], 5);
    const isLast = index === all.length - 1;
    return inset(body, { top: 0, right: 0, bottom: isLast ? 0 : 16, left: 22 }, ({ doc }, { x, y, height }) => {
      if (!isLast) doc.rect(x + 4.25, y + 8, 1.5, height - 6).fill(color.ink);
      const ground = index % 2 === 0 ? color.highlight : color.card;
      doc
        .circle(x + 5, y + 7, 5)
        .lineWidth(1.5)
        .fillAndStroke(ground, color.ink);
    });
  });
}

function project({ title, description, tech, level }: NonNullable<Course["projects"]>[number]): Block {
  const about = [paragraph(title, "h3", { tag: "H3" }), paragraph(level, "label"), paragraph(description)];
  return card(stack([...about, paragraph(tech.join("  ·  "), "soft")], 4));
}

function certification({ code, title, retired, note }: NonNullable<Course["certifications"]>[number]): Block {
  const since = retired ? [paragraph(retiredOn(retired), "label")] : [];
  const about = [...since, paragraph(title, "strong"), ...(note ? [paragraph(note)] : [])];
  return card(stack([paragraph(code, "figure", { tag: "H3" }), ...about], 3));
}
