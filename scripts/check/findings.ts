/** Runs the check on data/. Errors stop a build, warnings do not. */
import { contentErrors } from "../../src/content/check/check-content";
import { checkInputAt } from "../../src/content/check/check-input";
import { readContent, type SiteContent } from "../../src/content/check/content";
import { byPlace, type ContentError } from "../../src/content/check/content-error";
import { readAccepted } from "./accepted";
import { committedContent } from "./committed-versions";
import { schedule } from "./schedule";
import type { CheckedContent, Warning } from "./warning";
import { changes } from "./warnings/changes";
import { copies } from "./warnings/copies";
import { dates } from "./warnings/dates";
import { fees } from "./warnings/fees";
import { figures } from "./warnings/figures";
import { names } from "./warnings/names";
import { people } from "./warnings/people";
import { pictures } from "./warnings/pictures";
import { wording } from "./warnings/wording";

/** Each rule returns one kind of warning. */
const rules: ((content: CheckedContent) => Warning[] | Promise<Warning[]>)[] = [
  ...changes,
  ...copies,
  ...dates,
  ...fees,
  ...figures,
  ...names,
  ...people,
  ...pictures,
  ...wording,
];

export type Findings = {
  /** Errors and warnings are sorted by file and position. */
  errors: ContentError[];
  /** Excludes the warnings in `accepted`. */
  warnings: Warning[];
  accepted: Warning[];
  /** Scheduled appearances and removals; empty while there are errors. */
  schedule: string[];
  /** The files that could be parsed. */
  files: SiteContent["files"];
};

/** Checks the content of the project at `root` as of `today`, a day such as 2026-08-15. */
export async function findings(root: string, today: string): Promise<Findings> {
  const read = readContent(checkInputAt(root));
  const errors = await contentErrors(read);
  const content = { ...read, history: committedContent(root), errors, today };
  const seen = new Set(readAccepted(root));
  const all = (await Promise.all(rules.map((rule) => rule(content)))).flat().sort(byPlace);
  return {
    errors,
    warnings: all.filter(({ key }) => !seen.has(key)),
    accepted: all.filter(({ key }) => seen.has(key)),
    schedule: errors.length > 0 ? [] : schedule(content),
    files: read.files,
  };
}
