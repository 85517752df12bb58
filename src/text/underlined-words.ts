/** A word of a main heading, and whether it is underlined by hand. */
export type HeadingWord = { word: string; isUnderlined: boolean };

/** Splits a main heading into words; those between asterisks are underlined: "Your future *starts here*". */
export function underlinedWords(heading: string): HeadingWord[] {
  let isInside = false;
  return heading.split(" ").map((token) => {
    const isUnderlined = isInside || token.includes("*");
    if (token.split("*").length === 2) isInside = !isInside;
    return { word: token.replaceAll("*", ""), isUnderlined };
  });
}
