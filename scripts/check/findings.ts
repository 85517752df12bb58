/** The findings about a project's content, and what editors have accepted of them. */
import { errorsOf, warningsOf } from "../../src/content/check/check-content";
import { checkInputAt, readContent, type SiteContent } from "../../src/content/check/content";
import { byPlace, type Finding } from "../../src/content/check/finding";
import { committedContent } from "../../src/content/check/history";
import { misspellings } from "../../src/content/check/spelling";
import { readAccepted } from "./accepted";
import { schedule } from "./schedule";

export type Findings = {
  /** Errors and warnings are sorted by file and position. */
  errors: Finding[];
  /** Excludes the warnings in `accepted`. */
  warnings: Finding[];
  accepted: Finding[];
  /** Scheduled appearances and removals; empty while there are errors. */
  schedule: string[];
  /** The files that could be parsed. */
  files: SiteContent["files"];
};

/** Checks the content of the project at `root` as of `today`, a day such as 2026-08-15. */
export async function findings(root: string, today: string): Promise<Findings> {
  const read = await readContent(checkInputAt(root));
  const errors = errorsOf(read);
  const content = { ...read, ...committedContent(root), errors, today };
  const seen = new Set(readAccepted(root));
  const all = [...warningsOf(content), ...(await misspellings(read))].sort(byPlace);
  return {
    errors,
    warnings: all.filter(({ key }) => !seen.has(key)),
    accepted: all.filter(({ key }) => seen.has(key)),
    schedule: errors.length > 0 ? [] : schedule(content),
    files: read.files,
  };
}
