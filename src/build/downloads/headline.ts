/** The main heading of a document. */
import { breakLines } from "../../text/break-lines";
import { underlinedWords, type HeadingWord } from "../../text/underlined-words";
import { color, penStroke } from "../../theme/theme";
import type { Block } from "./block-layout";
import { ornament, setType, type, type Paper, type TypeName } from "./paper";

/** Longer headings use smaller type. */
const maxLines = 6;

/** The main heading, with words between asterisks underlined as on the pages. */
export function headline(heading: string): Block {
  const large = headlineIn("h1", heading);
  const small = headlineIn("h2", heading);
  const fitHeading = (paper: Paper, width: number) => (large.lines(paper, width).length > maxLines ? small : large);
  return {
    height: (paper, width) => fitHeading(paper, width).height(paper, width),
    draw: (paper, into, place) => fitHeading(paper, place.width).draw(paper, into, place),
  };
}

/** A heading's style, and its lines at a given width; breaks words that are longer than a line. */
function headlineIn(style: TypeName, heading: string) {
  const text = (line: HeadingWord[]) => line.map(({ word }) => word).join(" ");
  const lines = (paper: Paper, width: number) => {
    const fits = (part: string) => setType(paper, style).widthOfString(part) <= width;
    const words = underlinedWords(heading).flatMap(({ word, isUnderlined }) =>
      split(word, fits).map((part) => ({ word: part, isUnderlined })),
    );
    return breakLines(words, (line) => fits(text(line)));
  };
  const lineHeight = (paper: Paper) => setType(paper, style).currentLineHeight() + type[style].lineGap;
  const block: Block = {
    height: (paper, width) => lines(paper, width).length * lineHeight(paper) + 4,
    draw: (paper, into, { x, y, width }) => {
      const { doc } = paper;
      const placed = lines(paper, width).map((line, index) => ({ line, top: y + index * lineHeight(paper) }));
      for (const { line, top } of placed) {
        const first = line.findIndex(({ isUnderlined }) => isUnderlined);
        if (first < 0) continue;
        const marked = line.filter(({ isUnderlined }) => isUnderlined);
        const before = setType(paper, style).widthOfString(
          text([...line.slice(0, first), { word: "", isUnderlined: false }]),
        );
        const length = doc.widthOfString(text(marked));
        ornament(paper, () => {
          doc.translate(x + (first > 0 ? before : 0), top + type[style].size * 0.97);
          doc.scale(length / penStroke.width, 0.45).path(penStroke.path);
          doc.lineWidth(6).lineCap("round").stroke(color.highlight);
        });
      }
      const write = () => {
        for (const { line, top } of placed) setType(paper, style).text(`${text(line)} `, x, top, { lineBreak: false });
      };
      into.add(doc.struct("H1", {}, [write]));
    },
  };
  return { ...block, lines };
}

/** Splits a word into the longest parts that fit. */
function split(word: string, fits: (part: string) => boolean): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ""}${letter}`;
    if (longer.length === 1 || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
