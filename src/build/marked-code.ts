/** The code of an exercise, without and with its trainer's marks. */
import type { Content } from "../content/contract";

type Exercise = Content<"exercises.json">[number];

/** The GraphQL types of `exerciseCode`. */
export const exerciseTypes = `
  type CodeLine { text: String! number: Int change: CodeChange note: CodeNote }
  enum CodeChange { removed added }
  type CodeNote { label: String! text: String! }
  type ExerciseCode { label: String! lines: [CodeLine!]! marked: [CodeLine!]! }
`;

type MarkedLine = {
  text: string;
  /** The line's number in the exercise; undefined for added lines. */
  number?: number;
  /** Undefined if the line is unchanged. */
  change?: "removed" | "added";
  /** The trainer's note, labelled with its line: "Line 3:". */
  note?: { label: string; text: string };
};

const languageNames = { python: "Python", sql: "SQL", yaml: "YAML", json: "JSON", text: "Text" };

/** The code as pages and the syllabus show it: its language and length, and its lines without and with the marks. */
export const exerciseCode = ({ language, lines, marks }: Pick<Exercise, "language" | "lines" | "marks">) => ({
  label: `${languageNames[language]}, ${lines.length} lines`,
  lines: lines.map((text, index): MarkedLine => ({ text, number: index + 1 })),
  marked: markedLines({ lines, marks }),
});

/** An exercise's lines, with changes below the lines they replace. Lines that `instead` repeats are unchanged. */
export function markedLines({ lines, marks }: Pick<Exercise, "lines" | "marks">): MarkedLine[] {
  return lines.flatMap((text, index): MarkedLine[] => {
    const number = index + 1;
    const mark = marks.find(({ line }) => line === number);
    const instead = mark?.instead ?? [text];
    const stays = instead.includes(text);
    const own: MarkedLine = { text, number, ...(!stays && { change: "removed" as const }) };
    const marked = instead.map((line): MarkedLine => (line === text ? own : { text: line, change: "added" }));
    const withOwn = stays ? marked : [own, ...marked];
    const note = mark && { label: `Line ${number}:`, text: mark.note };
    return withOwn.map((line, index) => (index === withOwn.length - 1 && note ? { ...line, note } : line));
  });
}
