/** Breaks a heading into lines that allow the largest type. */
import { breakLines } from "../../text/break-lines";
import type { HeadingWord } from "../../text/underlined-words";

/** Widths are in units of the font size. */
type MeasuredWord = HeadingWord & { width: number };

export type Headline = { size: number; lines: HeadingWord[][] };

/** The line height, and the height of the underline below the last line, in units of the font size. */
export const leading = 1.06;
export const below = 0.2;

/** How much larger the type must get to justify another line, or a break within the underlined words. */
const cost = { line: 1.1, tear: 1.5 };

type Box = { width: number; height: number; largest: number };

/** Lays out words, `space` apart; they always stay inside the box. */
export function layoutHeadline(words: MeasuredWord[], space: number, { width, height, largest }: Box): Headline {
  const widthOf = (line: MeasuredWord[]) => line.reduce((sum, word) => sum + word.width, space * (line.length - 1));
  const layouts = words
    .flatMap((_, from) => words.slice(from).map((_word, more) => widthOf(words.slice(from, from + more + 1))))
    .map((limit) => {
      const lines = breakLines(words, (line) => widthOf(line) <= limit);
      const widest = Math.max(...lines.map(widthOf));
      const size = Math.min(largest, width / widest, height / (lines.length * leading + below));
      const tears = lines.filter((line, index) => line[0]?.isUnderlined && lines[index - 1]?.at(-1)?.isUnderlined);
      return { size, lines, value: size / cost.line ** lines.length / cost.tear ** tears.length };
    });
  const { size, lines } = layouts.reduce((best, layout) => (layout.value > best.value ? layout : best));
  return { size, lines };
}
