/** Renders the files in public/downloads. */
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { contentReader } from "../../content/read-content";
import { batchesIn } from "../batches";
import { checkedData } from "../checked-copy";
import { exercisesIn } from "../exercises/exercises-in";
import { createDigester, updateFiles } from "../build-cache";
import { color } from "../../theme/theme";
import { brochure, type BrochureContent } from "./brochure";
import { syllabusPath } from "../../content/output-paths";
import type { Print } from "./parts";
import { syllabus, type SyllabusContent } from "./syllabus";

/** A download: its address, link label, size, and the slug of its course, if any. */
export type Download = { path: string; label: string; kilobytes: number; course?: string };

type Document = Omit<Download, "kilobytes"> & {
  content: SyllabusContent | BrochureContent;
  picture: { src: string; alt: string };
  draw: (print: Print, logo: Buffer, digest: string) => Promise<Buffer>;
};

/** The GraphQL types of the result of `renderDownloads`. */
export const downloadTypes = `
  type Download implements Node @dontInfer { path: String! label: String! kilobytes: Int! course: String }
  type Course implements Node { syllabus: Download! @link(by: "course", from: "slug") }
`;

/**
 * Renders files whose inputs changed, from the checked data of the project at `root`, and deletes those of removed
 * courses.
 *
 * @throws an Error that lists characters missing from a font
 */
export async function renderDownloads(root: string): Promise<Download[]> {
  const data = join(root, checkedData);
  const published = join(root, "public");
  const documents = documentsOf(data);
  const digestOf = createDigester();
  const logo = readFileSync(resolve("static/logo.svg"), "utf8");
  let logoPicture: Promise<Buffer> | undefined; // rendered only when a document needs it
  const outputs = documents.map(({ content, picture, draw, path }) => {
    const source = join(data, picture.src);
    const digest = digestOf({ content, picture, logo }, source);
    const render = async () => {
      const jpeg = await sharp(source).resize(620).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
      logoPicture ??= onPaper(logo);
      return draw({ jpeg, alt: picture.alt }, await logoPicture, digest);
    };
    return { file: join(published, path), digest, render };
  });
  await updateFiles(join(published, "downloads"), outputs);
  return documents.map(({ path, label, course }) => {
    const { size } = statSync(join(published, path));
    return { path, label, course, kilobytes: Math.round(size / 1000) };
  });
}

const onPaper = (svg: string) =>
  sharp(Buffer.from(svg), { density: 288 }).flatten({ background: color.page }).png().toBuffer();

function documentsOf(data: string): Document[] {
  const read = contentReader(data);
  const { name, url, contact } = read("site.json");
  const { cards, quick } = read("contact.json");
  const { dated, contact: contactHeading, brochure: brochureTexts, syllabus: syllabusTexts } = read("downloads.json");
  const contactContent = {
    site: { name, url, contact },
    labels: cards,
    whatsapp: { whatsapp: quick.whatsapp, message: quick.message },
  };
  const courses = read("courses.json");
  const batches = batchesIn(read);
  const exercises = exercisesIn(read);
  const { detail: headings, durations } = read("course-pages.json");
  const payment = { terms: read("payment.json"), refund: read("refund.json") };
  const brochureContent: BrochureContent = {
    ...contactContent,
    ...payment,
    courses,
    durations,
    fees: read("fees.json"),
    services: read("services.json"),
    admissions: read("admissions.json"),
    texts: { dated, contact: contactHeading, brochure: brochureTexts },
  };
  return [
    ...courses.map((course) => {
      const content: SyllabusContent = {
        ...contactContent,
        ...payment,
        course,
        batches: batches.filter((batch) => batch.course.slug === course.slug),
        exercise: exercises.find((exercise) => exercise.course === course.slug),
        headings,
        durations,
        texts: { dated, syllabus: syllabusTexts },
      };
      return {
        path: syllabusPath(course.slug),
        label: syllabusTexts.action,
        course: course.slug,
        content,
        picture: course.hero.picture,
        draw: (...rest: [Print, Buffer, string]) => syllabus(content, ...rest),
      };
    }),
    {
      path: "/downloads/brochure.pdf",
      label: brochureTexts.action,
      content: brochureContent,
      picture: brochureTexts.picture,
      draw: (...rest: [Print, Buffer, string]) => brochure(brochureContent, ...rest),
    },
  ];
}
