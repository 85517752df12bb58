/** Renders the PDF files in public/downloads. */
import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { outputPaths, syllabusPath } from "../../content/output-paths";
import { contentReader, type PrintReader } from "../../content/content-reader";
import { color } from "../../theme/theme";
import { checkedData } from "../checked-data";
import { writeCached } from "../write-files";
import { brochure } from "./brochure";
import { syllabus } from "./syllabus";
import { drawPdf, inputsOf } from "./typesetter";

/** A download: its address, link label, size, and the slug of its course, if any. */
export const downloadType =
  "type Download implements Node @dontInfer { path: String! label: String! kilobytes: Int! course: String }";

/** Renders the files whose inputs changed, from the checked data of the project at `root`. */
export async function renderDownloads(root: string) {
  const data = join(root, checkedData);
  const read: PrintReader = contentReader(data);
  const texts = read("downloads.json");
  const documents = [
    ...read("courses.json").map((course) => ({
      download: { path: syllabusPath(course.slug), label: texts.syllabus.action, course: course.slug },
      template: "syllabus" as const,
      content: syllabus(read, course),
    })),
    {
      download: { path: outputPaths.brochure, label: texts.brochure.action },
      template: "brochure" as const,
      content: brochure(read),
    },
  ];
  const drawings = documents.map(({ download, template, content: { picture, updated, ...strings } }) => {
    const source = join(data, picture);
    return {
      file: join(root, "public", download.path),
      inputs: () => inputsOf(strings, source),
      make: async () => drawPdf(template, strings, await printed(source), updated),
    };
  });
  await writeCached(join(root, ".cache/drawings/downloads"), drawings);
  return documents.map(({ download }) => {
    const { size } = statSync(join(root, "public", download.path));
    return { ...download, kilobytes: Math.round(size / 1000) };
  });
}

/** A picture for PDFs, as JPEG, on a background: JPEG would turn transparency black. */
export function printed(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).resize(500).flatten({ background: color.card }).jpeg({ quality: 75, mozjpeg: true }).toBuffer();
}
