/** The syllabus of a course: everything that its page says, on paper. */
import type { Content } from "../../content/read-content";
import { enquiryLink } from "../../contact/enquiry-link";
import { day, rupees, weekRange } from "../../text/format";
import { accent, color } from "../../theme/theme";
import { card, chips, labelled, points, words } from "./blocks";
import { group, inset, rowsOf, set, stack, type Block } from "./block-layout";
import { closePaper, openPaper } from "./paper";
import { contactCard, facts, opening, section, type Print, type Reach } from "./parts";

export type SyllabusContent = Reach & {
  course: Content<"courses.json">[number];
  headings: Content<"course-pages.json">["detail"];
  words: Pick<Content<"downloads.json">, "dated" | "syllabus">;
};

type Course = SyllabusContent["course"];

/** Draws the syllabus; the same content gives the same bytes. */
export async function syllabus(content: SyllabusContent, print: Print, logo: Buffer, digest: string): Promise<Buffer> {
  const { course, headings, words: own, site } = content;
  const page = `${site.url}/courses/${course.slug}`;
  const about = {
    title: `${course.title}: ${own.syllabus.kicker} | ${site.name}`,
    subject: course.seo.description,
    author: site.name,
    date: course.seo.updated,
    accent: accent[course.gradient],
    foot: { page, dated: `${own.dated} ${day(course.seo.updated)}` },
    digest,
  };
  const paper = openPaper(about);
  opening(paper, about, { ...course.hero, kicker: own.syllabus.kicker, print, logo });
  set(paper, factsOf(content), 20);
  section(paper, headings.highlights, [points(course.highlights, 2)]);
  if (course.keySkills) section(paper, headings.keySkills, [chips(course.keySkills)]);
  // The line under this heading tells how to open a module on the page.
  section(paper, { heading: headings.curriculum.heading }, modules(course, headings.outcome), 0);
  if (course.projects) section(paper, headings.projects, rowsOf(2, course.projects.map(project)));
  if (course.capstones) section(paper, headings.capstones, rowsOf(2, course.capstones.map(project)));
  if (course.certifications)
    section(paper, headings.certifications, rowsOf(3, course.certifications.map(certification)));
  if (course.tools) section(paper, headings.tools, [chips(course.tools)]);
  const { heading, text, action } = own.syllabus.enroll;
  const enroll = { label: action, link: site.url + enquiryLink("enroll", course.slug) };
  section(paper, { heading }, [contactCard(text, enroll, content)]);
  return closePaper(paper, about);
}

function factsOf({ course, headings }: SyllabusContent): Block {
  return facts([
    { label: "Fee", value: rupees(course.price), note: headings.feeNote },
    { label: "Duration", value: course.pageDuration },
    { label: "Level", value: course.level },
    { label: "Students", value: course.students },
  ]);
}

/** The modules along an ink line, as on the page. */
function modules({ modules: all }: Course, outcomeLabel: string): Block[] {
  return all.map(({ title, fromWeek, toWeek, topics, outcome }, index) => {
    const weeks = words(weekRange(fromWeek, toWeek), "label", { tag: "Span" });
    const head = group("H3", stack([weeks, words(title, "h3", { tag: "Span" })], 0));
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
  const about = [words(title, "h3", { tag: "H3" }), words(level, "label"), words(description)];
  return card(stack([...about, words(tech.join("  ·  "), "soft")], 4));
}

function certification({ code, title, note }: NonNullable<Course["certifications"]>[number]): Block {
  return card(stack([words(code, "figure", { tag: "H3" }), words(title, "strong"), ...(note ? [words(note)] : [])], 3));
}
