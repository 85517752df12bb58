/** Splits a main heading into words; asterisks mark those with a hand-drawn underline: "Your future *starts here*". */
export function underlinedWords(heading: string): { word: string; isUnderlined: boolean }[] {
  let isInside = false;
  return heading.split(" ").map((token) => {
    const isUnderlined = isInside || token.includes("*");
    if (token.split("*").length === 2) isInside = !isInside;
    return { word: token.replaceAll("*", ""), isUnderlined };
  });
}
