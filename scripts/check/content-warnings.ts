/** The warnings of the check: what is possible, but usually a mistake. */
import { claimWarnings } from "./claims";
import { contradictionWarnings } from "./contradictions";
import { copiedPartWarnings } from "./copied-parts";
import { exerciseLineWarnings } from "./exercise-lines";
import { noticePeriodWarnings } from "./notice-periods";
import { oddDayWarnings, oddYearWarnings } from "./odd-days";
import { oddValueWarnings } from "./odd-values";
import { oldDetailWarnings } from "./old-details";
import { outdatedWarnings } from "./outdated";
import { pictureShapeWarnings } from "./picture-shapes";
import { pictureWordWarnings } from "./picture-words";
import { placeholderWarnings } from "./placeholders";
import { figureChangeWarnings, statedPriceWarnings } from "./price-changes";
import type { Source, Warning } from "./source";
import { unusedPictureWarnings } from "./unused-pictures";
import {
  altTextWarnings,
  apostropheWarnings,
  doubledWordWarnings,
  lostHeadingWarnings,
  punctuationWarnings,
} from "./wording";

/** Every kind of warning. `today` is a day in India such as 2026-08-15. */
const rules: ((source: Source, today: string) => Warning[] | Promise<Warning[]>)[] = [
  figureChangeWarnings,
  statedPriceWarnings,
  contradictionWarnings,
  copiedPartWarnings,
  oddDayWarnings,
  oddYearWarnings,
  oddValueWarnings,
  outdatedWarnings,
  exerciseLineWarnings,
  oldDetailWarnings,
  claimWarnings,
  noticePeriodWarnings,
  placeholderWarnings,
  pictureShapeWarnings,
  pictureWordWarnings,
  unusedPictureWarnings,
  altTextWarnings,
  apostropheWarnings,
  doubledWordWarnings,
  punctuationWarnings,
  lostHeadingWarnings,
];

/** Returns all warnings about the content as of `today`, sorted by file and place. */
export async function contentWarnings(source: Source, today: string): Promise<Warning[]> {
  const warnings = (await Promise.all(rules.map((rule) => rule(source, today)))).flat();
  return warnings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
