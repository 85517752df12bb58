/** Puts words into the places of a sentence that are named in braces: "{count} of {total}". Unknown places stay. */
export function interpolate(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}
