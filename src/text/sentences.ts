/** A number with its noun: (1, "picture") → "1 picture", (0, "picture") → "no pictures". */
export function pluralize(count: number, noun: string): string {
  return `${count === 0 ? "no" : String(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** Splits a text into sentences, each with its offset. */
export function sentencesOf(text: string): { sentence: string; start: number }[] {
  const ends = [...text.matchAll(/[.?!:;]["”]?\s+/g)].map((end) => end.index + end[0].length);
  const starts = [0, ...ends.filter((end) => end < text.length)];
  return starts.map((start, index) => ({ sentence: text.slice(start, starts[index + 1]).trim(), start }));
}

/** The sentence that contains the character at `index`. */
export function sentenceAround(text: string, index: number): string {
  return sentencesOf(text).findLast(({ start }) => start <= index)?.sentence ?? text;
}

const wordsQuoted = 10;

/** A text in quotes, cut after `wordsQuoted` words: "Classes are held on campus, in small groups, every weekday …" */
export function quote(text: string): string {
  const words = text.split(" ");
  return `"${words.slice(0, wordsQuoted).join(" ")}${words.length > wordsQuoted ? " …" : ""}"`;
}
