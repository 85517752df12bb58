/** The check of data/: all its rules, run over all files at once. */
import { readContent, type CheckInput, type SiteContent } from "./content";
import { byPlace, type Finding } from "./finding";
import type { CheckedContent, Rules } from "./rule";
import { changes } from "./rules/changes";
import { copies } from "./rules/copies";
import { dates } from "./rules/dates";
import { fees } from "./rules/fees";
import { figures } from "./rules/figures";
import { files } from "./rules/files";
import { links } from "./rules/links";
import { names } from "./rules/names";
import { people } from "./rules/people";
import { pictures } from "./rules/pictures";
import { policies } from "./rules/policies";
import { prose } from "./rules/prose";
import { references } from "./rules/references";
import { wording } from "./rules/wording";

/** The order decides between findings at one place. */
const texts: Rules[] = [changes, copies, dates, fees, figures, names, people, links, references, pictures, wording];
const rules = [files, ...texts, prose, policies];

/** Reads all content and returns its errors. */
export const checkContent = async (input: CheckInput) => errorsOf(await readContent(input));

/** The errors in content that is already in memory, sorted by file and position. */
export function errorsOf(content: SiteContent): Finding[] {
  return rules.flatMap(({ errors = [] }) => errors.flatMap((find) => find(content))).sort(byPlace);
}

/** The warnings about it, sorted the same way. */
export function warningsOf(content: CheckedContent): Finding[] {
  return rules.flatMap(({ warnings = [] }) => warnings.flatMap((find) => find(content))).sort(byPlace);
}
