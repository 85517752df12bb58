/** A word of a main heading, and whether it has a hand-drawn underline. */
export type HeadingWord = { word: string; isUnderlined: boolean };

/** Splits a main heading into words; asterisks mark the underlined ones: "Your future *starts here*". */
export function underlinedWords(heading: string): HeadingWord[] {
  let isInside = false;
  return heading.split(" ").map((token) => {
    const isUnderlined = isInside || token.includes("*");
    if (token.split("*").length === 2) isInside = !isInside;
    return { word: token.replaceAll("*", ""), isUnderlined };
  });
}
