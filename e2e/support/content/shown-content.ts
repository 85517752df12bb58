/** The content as pages show it: with its figures and the entries of the day of the build. */
import { checkedData } from "../../../src/build/checked-data";
import { contentReader, readTotalFee } from "../../../src/content/content-reader";
import { period } from "../../../src/content/schemas/quantities";

/** Drops `from` and `until`, which pages do not display. */
function shown<Shape>(content: Shape): Shape {
  return JSON.parse(JSON.stringify(content), (name, value: unknown) => (name in period ? undefined : value)) as Shape;
}

export const read = contentReader(checkedData);
export const blog = shown(read("blog.json"));
export const courses = read("courses.json").map((course) => ({ ...course, totalFee: readTotalFee(read, course) }));
export const careers = shown(read("careers.json"));
export const gallery = shown(read("gallery.json"));
