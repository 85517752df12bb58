/** Typed access to the content, for code that does not use GraphQL. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contract, type Content, type DataFile, type Reader } from "./contract";
import { courseDurations, type TimedCourse } from "./durations";
import { plainJson } from "./json";
import { totalFee } from "./price-lines";

/** The files that PDFs and share cards read: the check warns of characters in them that these cannot draw. */
export const printedFiles = [
  "admissions.json",
  "batches.json",
  "contact.json",
  "course-pages.json",
  "courses.json",
  "downloads.json",
  "exercises.json",
  "faculty.json",
  "fees.json",
  "home-courses.json",
  "payment.json",
  "refund.json",
  "services.json",
  "site.json",
] as const satisfies DataFile[];

export type PrintReader = Reader<(typeof printedFiles)[number]>;

/** Returns a reader of the checked folder `data`. */
export function contentReader(data: string): Reader {
  const known = new Map<DataFile, unknown>();
  return <File extends DataFile>(file: File) => {
    if (!known.has(file)) known.set(file, contract[file].parse(plainJson(readFileSync(join(data, file), "utf8"))));
    return known.get(file) as Content<File>; // generics lose the link between a file and its schema
  };
}

/** What a learner pays for a course, in rupees. */
export const readTotalFee = (read: PrintReader, { price }: { price: number }) =>
  totalFee(price, read("payment.json").gst);

/** The durations of a course in the content. */
export function readDurations(read: PrintReader, course: TimedCourse & { slug: string }) {
  const card = read("home-courses.json").find((card) => card.course === course.slug);
  return courseDurations(course, read("course-pages.json").durations, card);
}
