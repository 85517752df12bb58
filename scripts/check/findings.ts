/** What the check finds in data/: errors, which stop a build, and warnings, which stop nothing. */
import type { ContentError } from "../../src/content/check/content-error";
import { readAccepted } from "./accepted";
import { contentWarnings } from "./content-warnings";
import { readSource, type Source, type Warning } from "./source";

/** The errors of the check, its open warnings, and those that somebody has accepted; each sorted by file and place. */
export type Findings = { errors: ContentError[] } & Record<"warnings" | "accepted", Warning[]>;

/** Checks the content of the project at `root` as of `today`, a day such as 2026-08-15. */
export async function findings(root: string, today: string): Promise<Findings> {
  return findingsIn(await readSource(root), today);
}

/** The same for content that has been read. */
export async function findingsIn(source: Source, today: string): Promise<Findings> {
  const seen = new Set(readAccepted(source.root));
  const all = await contentWarnings(source, today);
  return {
    errors: source.errors,
    warnings: all.filter(({ key }) => !seen.has(key)),
    accepted: all.filter(({ key }) => seen.has(key)),
  };
}
