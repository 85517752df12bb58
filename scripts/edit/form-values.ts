/** Patterns that tell the page which values to convert. The page bundles this file, so the contract stays out of it. */

/** Whole numbers as people write them: ₹1,50,000, 150,000 or 16 500, but not with a digit too few, as in 16,50. */
export const numberPattern = String.raw`^(?:₹\s?)?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})$`;

/** Lines of code, each prefixed with a bar, because Sveltia trims leading whitespace. */
export const codePattern = String.raw`^(?:\|.*(?:\n|$))*$`;

/** Any text: marks a list with one entry per line. */
export const linesPattern = String.raw`^\n*[\s\S]*$`;
