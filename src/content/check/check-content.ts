/** The check of data/: all its rules, run over all files at once. */
import { readContent, type CheckInput, type SiteContent } from "./content";
import { byPlace, type Finding } from "./finding";
import type { WarningInput, Rules } from "./rule";
import { changes } from "./rules/changes";
import { duplicates } from "./rules/duplicates";
import { dates } from "./rules/dates";
import { fees } from "./rules/fees";
import { files } from "./rules/files";
import { formerNames } from "./rules/former-names";
import { links } from "./rules/links";
import { markdownSyntax } from "./rules/markdown-syntax";
import { personalDetails } from "./rules/personal-details";
import { pictureFaults } from "./rules/picture-faults";
import { policyFiles } from "./rules/policy-files";
import { references } from "./rules/references";
import { statedFigures } from "./rules/stated-figures";
import { wording } from "./rules/wording";

/** In order of precedence: findings at the same place keep the order of their rules. */
const rules: Rules[] = [
  ...[files, changes, duplicates, dates, fees, statedFigures, formerNames, personalDetails],
  ...[links, references, pictureFaults, wording, markdownSyntax, policyFiles],
];

/** Reads all content and returns its errors. */
export const checkContent = async (input: CheckInput) => errorsOf(await readContent(input));

/** The errors in content that is already in memory, sorted by file and position. */
export function errorsOf(content: SiteContent): Finding[] {
  return rules.flatMap(({ errors = [] }) => errors.flatMap((find) => find(content))).sort(byPlace);
}

/** All warnings about the content, sorted by place like the errors. */
export function warningsOf(content: WarningInput): Finding[] {
  return rules.flatMap(({ warnings = [] }) => warnings.flatMap((find) => find(content))).sort(byPlace);
}
