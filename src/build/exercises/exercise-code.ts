/** The build's additions to an exercise: marked and highlighted lines, its module and its share card. */
import { join } from "node:path";
import { assertPresent } from "../../assert-present";
import { contentReader, type Reader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { exercisesIn } from "../resolved-content";
import { createHighlighter, type Highlighter } from "./highlight";
import { codeLabel, markedLines, plainLines, type MarkedLine } from "./marked-code";

/** The GraphQL types of the result of `exerciseCode`. */
export const exerciseTypes = `
  type CodeToken { text: String! kind: CodeTokenKind }
  enum CodeTokenKind { comment keyword value }
  type CodeLine { tokens: [CodeToken!]! number: Int change: CodeChange note: CodeNote }
  enum CodeChange { removed added }
  type CodeNote { label: String! text: String! }
  type ExerciseCode implements Node @dontInfer {
    course: String! label: String! lines: [CodeLine!]! marked: [CodeLine!]! module: CourseModule! card: String!
  }
  type Exercise implements Node { code: ExerciseCode! @link(by: "course", from: "course") }
  type Course implements Node { exercise: Exercise @link(by: "course.slug", from: "slug") }
`;

/**
 * Returns the code of every exercise in the checked data of the project at `root`. `cards` maps course slugs to card
 * addresses.
 */
export async function exerciseCode(root: string, cards: Map<string, string>) {
  const lines = exerciseLines(contentReader(join(root, checkedData)), await createHighlighter());
  return lines.map((code) => ({ ...code, card: assertPresent(cards.get(code.course), code.course) }));
}

/** Returns the code of every exercise without its card. */
export function exerciseLines(read: Reader, highlight: Highlighter) {
  return exercisesIn(read).map((exercise) => {
    const { course, language, module } = exercise;
    const highlightLines = (lines: MarkedLine[]) => {
      const tokens = highlight(lines.map(({ text }) => text).join("\n"), language);
      return lines.map((line, index) => ({ ...line, tokens: tokens[index] ?? [] }));
    };
    return {
      course,
      label: codeLabel(exercise),
      lines: highlightLines(plainLines(exercise)),
      marked: highlightLines(markedLines(exercise)),
      module,
    };
  });
}
