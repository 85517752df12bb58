/** A course's exercise on one sheet, and its solution on the next. */
import type { Content } from "../../content/read-content";
import { interpolate } from "../../text/interpolate";
import { color } from "../../theme/theme";
import type { SetExercise } from "../exercises/exercises-in";
import { codeLabel, markedLines, plainLines, type MarkedLine } from "../exercises/marked-code";
import { labelled, paragraph, points } from "./blocks";
import { addBlock, group, inset, row, stack, type Block } from "./block-layout";
import { ornament, setType, startSheet, type, type Paper } from "./paper";
import { section } from "./parts";
import { printedName } from "./printed-name";

export type ExerciseContent = {
  exercise: SetExercise;
  words: Content<"course-pages.json">["detail"]["exercise"];
  texts: Content<"downloads.json">["syllabus"]["exercise"];
};

/** Adds both sheets. */
export function exerciseSheets(paper: Paper, { exercise, words, texts }: ExerciseContent) {
  const { title, setting, output, question, answers, solution, week, module, trainer } = exercise;
  startSheet(paper);
  const heading = paragraph(title, "h3", { tag: "H3" });
  section(paper, texts, [
    stack([heading, paragraph(setting)]),
    listing(codeLabel(exercise), plainLines(exercise)),
    ...printed(words.prints, output),
    paragraph(question, "h3", { tag: "H3" }),
    points(answers.map(({ text }) => text)),
  ]);
  startSheet(paper);
  const replies = answers.map(({ text, right, reply }) =>
    stack([paragraph(text, "strong"), labelled(right === "yes" ? words.right : words.wrong, reply)], 1),
  );
  section(paper, { heading: texts.solution }, [stack(replies), listing(words.marked, markedLines(exercise))]);
  const when = interpolate(words.when, { week: String(week), module: module.title });
  const end = stack([
    paragraph(solution.text),
    paragraph(`${words.trainer} ${printedName(trainer.name)}. ${when}`, "soft"),
  ]);
  for (const block of [...printed(words.printsNow, solution.output), end]) addBlock(paper, block);
}

function printed(label: string, lines: string[] = []): Block[] {
  const output = lines.map((text) => ({ text }));
  return output.length > 0 ? [listing(label, output)] : [];
}

/** The width of a character, in units of the font size. */
const letter = 0.6;
const lineHeight = 14;

/** Framed lines of code with line numbers, changes and notes. */
function listing(label: string, lines: MarkedLine[]): Block {
  const rows = lines.map((line) => {
    const code = codeLine(line);
    return line.note ? row([code, note(`${line.note.label} ${line.note.text}`)], { shares: [7, 3], gap: 8 }) : code;
  });
  const framed = inset(stack(rows, 0), { top: 8, right: 12, bottom: 8, left: 12 }, ({ doc }, place) => {
    doc.roundedRect(place.x, place.y, place.width, place.height, 8).lineWidth(1.25).stroke(color.ink);
  });
  return stack([paragraph(label, "label"), group("L", framed)], 3);
}

function note(text: string): Block {
  return inset(paragraph(text, "pen"), { top: 1, right: 0, bottom: 3, left: 8 }, ({ doc }, { x, y, height }) => {
    doc.rect(x, y + 2, 1.5, height - 4).fill(color.alert);
  });
}

/** A line of code. Symbols replace the numbers of changed lines, because colour alone would not be accessible. */
function codeLine({ text, number, change }: MarkedLine): Block {
  const advance = letter * type.code.size;
  const indent = text.length - text.trimStart().length;
  const left = number || change ? 4 * advance : 0;
  const block: Block = {
    height: () => lineHeight,
    draw: (paper, into, { x, y, width }) => {
      const write = (part: string, at: number, options = {}) =>
        setType(paper, "code").text(part, x + at, y + 2, { lineBreak: false, ...options });
      if (change === "added")
        ornament(paper, ({ doc }) => doc.rect(x + left - 4, y, width - left + 4, lineHeight).fill(color.panel));
      const { doc } = paper;
      if (left > 0) into.add(doc.struct("Lbl", {}, [() => write(number ? String(number) : "+", 0)]));
      const strike = change === "removed";
      const body = () => write(text.trimStart(), left + indent * advance, { strike });
      if (text) into.add(doc.struct("LBody", {}, [body]));
    },
  };
  return group("LI", block);
}
