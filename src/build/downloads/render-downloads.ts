/** The files of public/downloads: which there are, and when they are made again. */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { createDigester, forEachConcurrently, removeOtherFiles, updateFile, sourceFiles } from "../build-cache";
import { color } from "../../theme/theme";
import { brochure, type BrochureContent } from "./brochure";
import { syllabusPath } from "../../content/output-paths";
import type { Print } from "./parts";
import { syllabus, type SyllabusContent } from "./syllabus";

/** A file to download: its address, the words of its links, its size, and the slug of its course if it has one. */
export type Download = { path: string; label: string; kilobytes: number; course?: string };

type Document = Omit<Download, "kilobytes"> & {
  content: SyllabusContent | BrochureContent;
  picture: { src: string; alt: string };
  draw: (print: Print, logo: Buffer, digest: string) => Promise<Buffer>;
};

/** The sources that the files are drawn by: a change in any of them makes all files anew. */
const sources = sourceFiles("src/build/downloads");

/** The GraphQL types of what `renewDownloads` returns. */
export const downloadTypes = `
  type Download implements Node @dontInfer { path: String! label: String! kilobytes: Int! course: String }
  type Course implements Node { syllabus: Download! @link(by: "course", from: "slug") }
`;

/**
 * Makes the files of the project at `root` from its checked data: those whose content or drawing changed, and no
 * others. Removes the files of courses that are gone. Throws where the fonts lack a character.
 */
export async function renderDownloads(root: string): Promise<Download[]> {
  const data = join(root, checkedData);
  const published = join(root, "public");
  const documents = documentsOf(data);
  const digestOf = createDigester();
  let logo: Promise<Buffer> | undefined; // for the first document that has to be made
  await forEachConcurrently(documents, async ({ content, picture, draw, path }) => {
    const source = join(data, picture.src);
    const digest = digestOf(content, [source, ...sources]);
    await updateFile(join(published, path), digest, async () => {
      const jpeg = await sharp(source).resize(620).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
      logo ??= logoOnPaper();
      return draw({ jpeg, alt: picture.alt }, await logo, digest);
    });
  });
  removeOtherFiles(
    join(published, "downloads"),
    documents.map(({ path }) => join(published, path)),
  );
  return documents.map(({ path, label, course }) => {
    const { size } = statSync(join(published, path));
    return { path, label, course, kilobytes: Math.round(size / 1000) };
  });
}

const logoOnPaper = () =>
  sharp(resolve("static/logo.svg"), { density: 288 }).flatten({ background: color.page }).png().toBuffer();

function documentsOf(data: string): Document[] {
  const read = contentReader(data);
  const { name, url, contact } = read("site.json");
  const { cards, quick } = read("contact.json");
  const { dated, contact: contactHeading, ...own } = read("downloads.json");
  const reach = {
    site: { name, url, contact },
    labels: cards,
    whatsapp: { whatsapp: quick.whatsapp, message: quick.message },
  };
  const courses = read("courses.json");
  const headings = read("course-pages.json").detail;
  const all: BrochureContent = {
    ...reach,
    courses,
    fees: read("fees.json"),
    services: read("services.json"),
    admissions: read("admissions.json"),
    words: { dated, contact: contactHeading, brochure: own.brochure },
  };
  return [
    ...courses.map((course) => {
      const content: SyllabusContent = { ...reach, course, headings, words: { dated, syllabus: own.syllabus } };
      return {
        path: syllabusPath(course.slug),
        label: own.syllabus.action,
        course: course.slug,
        content,
        picture: course.hero.picture,
        draw: (...rest: [Print, Buffer, string]) => syllabus(content, ...rest),
      };
    }),
    {
      path: "/downloads/brochure.pdf",
      label: own.brochure.action,
      content: all,
      picture: own.brochure.picture,
      draw: (...rest: [Print, Buffer, string]) => brochure(all, ...rest),
    },
  ];
}
