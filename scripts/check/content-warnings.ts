/** The warnings of the check: what can be right, but seldom is. */
import { copiedPartWarnings } from "./copied-parts";
import { exerciseLineWarnings } from "./exercise-lines";
import { oddDayWarnings } from "./odd-days";
import { oldDetailWarnings } from "./old-details";
import { pictureShapeWarnings } from "./picture-shapes";
import { pictureWordWarnings } from "./picture-words";
import { priceChangeWarnings, statedPriceWarnings } from "./price-changes";
import type { Source, Warning } from "./source";
import { altTextWarnings, apostropheWarnings, doubledWordWarnings } from "./wording";

/** Returns all warnings about the content as of `today`, a day such as 2026-08-15, sorted by file and place. */
export async function contentWarnings(source: Source, today: string): Promise<Warning[]> {
  const warnings = [
    ...priceChangeWarnings(source),
    ...statedPriceWarnings(source),
    ...copiedPartWarnings(source),
    ...oddDayWarnings(source, today),
    ...exerciseLineWarnings(source),
    ...oldDetailWarnings(source),
    ...(await pictureShapeWarnings(source)),
    ...pictureWordWarnings(source),
    ...altTextWarnings(source),
    ...apostropheWarnings(source),
    ...doubledWordWarnings(source),
  ];
  return warnings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
