/** Draws the files in public/downloads. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { syllabusPath } from "../../content/output-paths";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { brochure } from "./brochure";
import { syllabus } from "./syllabus";
import { drawPdf } from "./typesetter";

/** A download: its address, link label, size, and the slug of its course, if any. */
export type Download = { path: string; label: string; kilobytes: number; course?: string };

/** The GraphQL types of the result of `renderDownloads`. */
export const downloadTypes = `
  type Download implements Node @dontInfer { path: String! label: String! kilobytes: Int! course: String }
  type Course implements Node { syllabus: Download! @link(by: "course", from: "slug") }
`;

/**
 * Renders the files from the checked data of the project at `root`; those of removed courses go.
 *
 * @throws an Error that lists characters missing from the fonts
 */
export async function renderDownloads(root: string): Promise<Download[]> {
  const data = join(root, checkedData);
  const read = contentReader(data);
  const texts = read("downloads.json");
  const documents = [
    ...read("courses.json").map((course) => ({
      download: { path: syllabusPath(course.slug), label: texts.syllabus.action, course: course.slug },
      template: "syllabus" as const,
      strings: syllabus(read, course),
    })),
    {
      download: { path: "/downloads/brochure.pdf", label: texts.brochure.action },
      template: "brochure" as const,
      strings: brochure(read),
    },
  ];
  const files = await Promise.all(
    documents.map(async ({ download, template, strings: { picture, updated, ...strings } }) => {
      const jpeg = await sharp(join(data, picture)).resize(500).jpeg({ quality: 75, mozjpeg: true }).toBuffer();
      return { download, bytes: drawPdf(template, strings, jpeg, updated) };
    }),
  );
  rmSync(join(root, "public/downloads"), { recursive: true, force: true });
  mkdirSync(join(root, "public/downloads"), { recursive: true });
  return files.map(({ bytes, download }) => {
    writeFileSync(join(root, "public", download.path), bytes);
    return { ...download, kilobytes: Math.round(bytes.length / 1000) };
  });
}
