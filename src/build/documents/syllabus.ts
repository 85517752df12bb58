/** The syllabus of a course: everything on its page. */
import { enquiryLink } from "../../contact/enquiry-link";
import { resultsOf, endAndHours } from "../../content/course-wording";
import { batchRefund, gstNote } from "../../content/price-lines";
import type { Content } from "../../content/contract";
import { readDurations, readTotalFee, type PrintReader } from "../../content/content-reader";
import { day, retiredOn, rupees, weekRange } from "../../text/format";
import { interpolate } from "../../text/interpolate";
import { accent } from "../../theme/theme";
import { formatSchedule, taughtBy } from "../../time/class-times";
import { batchesIn, exercisesIn, type ResolvedExercise } from "../resolved-content";
import { exerciseCode } from "../marked-code";
import { contactCard, cover, pricePanel } from "./pdf-parts";

export function syllabus(read: PrintReader, course: Content<"courses.json">[number]) {
  const { slug, seo, hero } = course;
  const { kicker, enroll, certificate } = read("downloads.json").syllabus;
  const { detail: headings } = read("course-pages.json");
  const { gst } = read("payment.json");
  const fee = readTotalFee(read, course);
  const { home, page, list } = readDurations(read, course);
  const exercise = exercisesIn(read).find((exercise) => exercise.course === slug);
  const modules = course.modules.map((module) => ({ ...module, weeks: weekRange(module.fromWeek, module.toWeek) }));
  const projects = (items?: typeof course.projects) =>
    items?.map(({ tech, ...project }) => ({ ...project, tech: tech.join("  ·  ") }));
  return {
    ...cover(read, { ...hero, kicker }, `/courses/${slug}`, seo.updated),
    certificate: { label: certificate, link: read("site.json").url + enquiryLink("certificate") },
    title: `${course.title}: ${kicker} | ${read("site.json").name}`,
    description: seo.description,
    accent: accent[course.gradient],
    facts: [
      { label: "Fee", value: rupees(fee), note: fee > 0 ? gstNote(gst) : undefined },
      { label: "Duration", value: page, note: [home, list].join(", ") },
      { label: "Level", value: course.level },
      { label: "You leave with", value: resultsOf(course, headings.award) },
    ].filter(({ value }) => value),
    batches: { ...headings.batches, items: batchesOf(read, slug, fee === 0) },
    highlights: optional(headings.highlights, course.highlights),
    keySkills: optional({ heading: headings.learningPath.keySkills }, course.keySkills),
    // Omits the lead, which refers to expandable modules on the page.
    curriculum: { heading: headings.curriculum.heading, items: modules },
    outcome: headings.outcome,
    projects: optional(headings.projects, projects(course.projects)),
    capstones: optional(headings.capstones, projects(course.capstones)),
    certifications: optional(
      headings.certifications,
      course.certifications?.map(({ retired, ...rest }) => ({ ...rest, retired: retired && retiredOn(retired) })),
    ),
    tools: optional({ heading: headings.learningPath.tools }, course.tools),
    price: pricePanel(read, fee),
    contact: contactCard(read, enroll, enquiryLink("enroll", slug)),
    exercise: exercise && exerciseSheets(read, exercise),
  };
}

const optional = <Heading extends object, Item>(heading: Heading, items: Item[] = []) =>
  items.length > 0 ? { ...heading, items } : undefined;

/** Includes all batches: some will have started when the PDF is read, but their dates show that. */
function batchesOf(read: PrintReader, slug: string, isFree: boolean) {
  const batches = batchesIn(read).filter(({ course }) => course.slug === slug);
  return batches.map((batch) => {
    const { course, start, mode, trainer } = batch;
    return {
      start: day(start),
      hours: formatSchedule(batch),
      until: endAndHours(batch, readDurations(read, course)),
      place: taughtBy(mode, trainer),
      refund: isFree ? undefined : batchRefund(read("refund.json"), start),
    };
  });
}

function exerciseSheets(read: PrintReader, exercise: ResolvedExercise) {
  const { title, setting, output, question, answers, solution, week, module, trainer } = exercise;
  const { label, lines, marked } = exerciseCode(exercise);
  const { prints, printsNow, right, wrong, marked: markedBy, ...words } = read("course-pages.json").detail.exercise;
  const when = interpolate(words.when, { week: String(week), module: module.title });
  return {
    ...read("downloads.json").syllabus.exercise,
    labels: { code: label, prints, printsNow, right, wrong, marked: markedBy },
    lines,
    markedLines: marked,
    title,
    setting,
    output,
    question,
    answers,
    explanation: solution.text,
    solvedOutput: solution.output,
    trainer: `${words.trainer} ${trainer.name}. ${when}`,
  };
}
