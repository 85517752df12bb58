/** The warnings of the check: what can be right, but seldom is. */
import { contradictionWarnings } from "./contradictions";
import { copiedPartWarnings } from "./copied-parts";
import { exerciseLineWarnings } from "./exercise-lines";
import { oddDayWarnings, oddYearWarnings } from "./odd-days";
import { oldDetailWarnings } from "./old-details";
import { pictureShapeWarnings } from "./picture-shapes";
import { figureChangeWarnings, statedPriceWarnings } from "./price-changes";
import type { Source, Warning } from "./source";
import { altTextWarnings, apostropheWarnings, doubledWordWarnings, lostHeadingWarnings } from "./wording";

/** Returns all warnings about the content as of `today`, a day such as 2026-08-15, sorted by file and place. */
export async function contentWarnings(source: Source, today: string): Promise<Warning[]> {
  const warnings = [
    ...figureChangeWarnings(source),
    ...statedPriceWarnings(source),
    ...contradictionWarnings(source),
    ...copiedPartWarnings(source),
    ...oddDayWarnings(source, today),
    ...oddYearWarnings(source, today),
    ...exerciseLineWarnings(source),
    ...oldDetailWarnings(source),
    ...(await pictureShapeWarnings(source)),
    ...altTextWarnings(source),
    ...apostropheWarnings(source),
    ...doubledWordWarnings(source),
    ...lostHeadingWarnings(source),
  ];
  return warnings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
