/** Batches for the files that the build writes next to the pages. */
import { assertPresent } from "../assert-present";
import type { Content, contentReader } from "../content/read-content";

/** A batch with its course and trainer resolved from their slugs. */
export type Batch = Omit<Content<"batches.json">[number], "course" | "trainer"> & {
  course: Content<"courses.json">[number];
  trainer: Content<"faculty.json">[number];
};

/** All batches of the checked content, soonest first. */
export function batchesIn(read: ReturnType<typeof contentReader>): Batch[] {
  const [courses, trainers] = [read("courses.json"), read("faculty.json")];
  const named = <Item extends { slug: string }>(items: Item[], slug: string) =>
    assertPresent(
      items.find((item) => item.slug === slug),
      slug,
    );
  return read("batches.json")
    .map((batch) => ({ ...batch, course: named(courses, batch.course), trainer: named(trainers, batch.trainer) }))
    .sort((one, other) => `${one.start}${one.fromTime}`.localeCompare(`${other.start}${other.fromTime}`));
}
