/**
 * Patterns that tell the page which values to convert. The page bundles this file, so it must not import the contract.
 */

/**
 * Whole numbers as people write them: ₹1,50,000, 150,000 or 16 500. Rejects a group with a missing digit, as in 16,50.
 */
export const numberPattern = String.raw`^(?:₹\s?)?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})$`;

/** Lines of code, each prefixed with a bar, because Sveltia trims leading whitespace. */
export const codePattern = String.raw`^(?:\|.*(?:\n|$))*$`;

/** Start of the pattern of a list with one entry per line. */
export const linesStart = String.raw`^\n*`;

/** Returns the pattern of a list with one entry per line. */
export function linesPattern(least = 0, most: number | undefined, longest: number | undefined): string {
  const line = `[^\\n]{1,${longest ?? ""}}`;
  return String.raw`${linesStart}${line}(?:\n+${line}){${Math.max(least - 1, 0)},${most ? most - 1 : ""}}\n*$`;
}
