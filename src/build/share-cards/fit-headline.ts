/** How a heading is set on a card: as large as its box allows, in lines that are broken for that. */
import type { HeadingWord } from "../../text/underlined-words";

/** A word of a heading; widths are in units of the size of the type. */
type MeasuredWord = HeadingWord & { width: number };

export type Headline = { size: number; lines: HeadingWord[][] };

/** From one line to the next, and what the underline takes below the last one, in units of the size. */
export const leading = 1.06;
export const below = 0.2;

/** How much larger the type must be for one line more, and for underlined words that are torn apart. */
const worth = { line: 1.1, tear: 1.5 };

type Box = { width: number; height: number; largest: number };

/** Sets words, with blanks of the width `blank` between them: whatever they are, the whole stays inside the box. */
export function setHeadline(words: MeasuredWord[], blank: number, { width, height, largest }: Box): Headline {
  const widthOf = (line: MeasuredWord[]) => line.reduce((sum, word) => sum + word.width, blank * (line.length - 1));
  const settings = words
    .flatMap((_, from) => words.slice(from).map((_word, more) => widthOf(words.slice(from, from + more + 1))))
    .map((limit) => {
      const lines = broken(words, (line) => widthOf(line) <= limit);
      const widest = Math.max(...lines.map(widthOf));
      const size = Math.min(largest, width / widest, height / (lines.length * leading + below));
      const tears = lines.filter((line, index) => line[0]?.isUnderlined && lines[index - 1]?.at(-1)?.isUnderlined);
      return { size, lines, value: size / worth.line ** lines.length / worth.tear ** tears.length };
    });
  const { size, lines } = settings.reduce((best, setting) => (setting.value > best.value ? setting : best));
  return { size, lines };
}

/** Puts each word on the line before it, if that fits. */
function broken(words: MeasuredWord[], fits: (line: MeasuredWord[]) => boolean): MeasuredWord[][] {
  const lines: MeasuredWord[][] = [];
  for (const word of words) {
    const line = [...(lines.at(-1) ?? []), word];
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
    else lines.push([word]);
  }
  return lines;
}
