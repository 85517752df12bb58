import { z } from "zod";
import { choice, group, listOf, object, ordinal, rule } from "./shapes";
import { exerciseLanguages } from "./choices";
import { codeLines, reference, text, unique, yesOrNo } from "./fields";

const answer = object("ExerciseAnswer", "An answer, and the trainer’s reply.", {
  text: unique(text("The answer.", 160)),
  right: yesOrNo("Whether it is right; exactly one is."),
  reply: text("The trainer’s reply: what is right about the answer, and what it misses.", 600),
});

const mark = object({ id: "ExerciseMark", summary: "Line {line}" }, "A line the trainer changes or comments on.", {
  line: ordinal(20, "The number of a line, counted from 1."),
  instead: codeLines("The new lines, if the line changes.", 8).meta({ title: "Corrected line" }).optional(),
  note: text("The trainer’s note beside the line.", 240),
});

const output = codeLines("What it prints, for Python or SQL. SQL columns have | between them.", 8).meta({
  fix: "a list of the lines that it prints",
});

const fields = {
  course: unique(reference("courses.json", "The course. Each course has at most one exercise.")),
  title: unique(text("Title.", 120)),
  setting: text("What the code is for and what goes wrong, in two or three sentences.", 600),
  language: choice("ExerciseLanguage", "The language of the code.", exerciseLanguages),
  lines: codeLines("The code, one text per line. Spaces at the start are kept.", 20),
  output: output.optional(),
  question: text("The question.", 240),
  answers: listOf(answer, "The answers.", "because one is right"),
  marks: listOf(mark, "The trainer’s marks in the solution, in order.", "because they make the solution"),
  solution: group("The solution. Its code follows from the marks.", {
    output: output.optional(),
    text: text("What to remember, in two or three sentences.", 800),
  }),
  week: ordinal(520, "The week in which the course teaches it."),
  trainer: reference("faculty.json", "Who wrote it. The trainer must teach this course."),
};

const oneRightAnswer = rule(z.object({ answers: z.array(z.object({ right: answer.shape.right })) }), ({ answers }) => {
  const right = answers.filter((answer) => answer.right === "yes").length;
  if (right === 1) return [];
  const found = right === 0 ? "none is" : `${right} are`;
  return [{ path: ["answers"], message: `must have one right answer, but ${found}: set right to yes in one of them` }];
});

const { line, instead } = mark.shape;

/** Marks are on lines of the code, from top to bottom, and one of them corrects it. */
const marksOnLines = rule(
  z.object({ lines: fields.lines, marks: z.array(z.object({ line, instead })) }),
  ({ lines, marks }) => {
    if (!marks.some((mark) => mark.instead))
      return [{ path: ["marks"], message: "must change a line: add instead, a list of lines, to a mark" }];
    return marks.flatMap((mark, index) => {
      const first = (marks[index - 1]?.line ?? 0) + 1;
      if (mark.line >= first && mark.line <= lines.length) return [];
      const message = `must be a line of the code below the mark before, from ${first} to ${lines.length}, but is ${mark.line}`;
      return [{ path: ["marks", index, "line"], message }];
    });
  },
);

const exercise = object("Exercise", "A piece of a course that a visitor can try on its page.", fields);

export const exercises = z.array(exercise.check(oneRightAnswer, marksOnLines));
