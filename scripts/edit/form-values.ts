/**
 * Values that a form shows in another way than their file holds them. The page tells them by their patterns, so nothing here may
 * bring the contract into its script.
 */

/** What a person may type for a whole number: ₹1,50,000, 150,000 or 16 500, but no group that lost a digit, as in 16,50. */
export const numberPattern = String.raw`^(?:₹\s?)?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})$`;

/** Lines of code, each behind a bar, because Sveltia trims the start of a text. */
export const codePattern = String.raw`^(?:\|.*(?:\n|$))*$`;

/** How a pattern for lists begins, of which the form has an entry on each line. */
export const linesStart = String.raw`^\n*`;

/** Returns a regular expression for a text that has an entry of a list on each line. */
export function linesPattern(least = 0, most: number | undefined, longest: number | undefined): string {
  const line = `[^\\n]{1,${longest ?? ""}}`;
  return String.raw`${linesStart}${line}(?:\n+${line}){${Math.max(least - 1, 0)},${most ? most - 1 : ""}}\n*$`;
}
