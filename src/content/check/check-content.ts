/** The check of data/: reports the errors of all files at once, each with its place and what to do about it. */
import type { CheckInput } from "./check-input";
import { readContent, type SiteContent } from "./content";
import { byPlace, type ContentError } from "./content-error";
import { crossChecks } from "./cross-checks";
import { shapeErrors } from "./shape-errors";
import { strayFiles } from "./stray-files";

/** Checks all content and returns its errors, sorted by file and place. */
export function checkContent(input: CheckInput): Promise<ContentError[]> {
  return contentErrors(readContent(input));
}

/** The same for content that has been read. */
export async function contentErrors(content: SiteContent): Promise<ContentError[]> {
  const errors = [
    ...strayFiles(content.data),
    ...content.errors,
    ...Object.values(content.files).flatMap((file) => (file ? shapeErrors(file) : [])),
    ...(await crossChecks(content)),
  ];
  return errors.sort(byPlace);
}
