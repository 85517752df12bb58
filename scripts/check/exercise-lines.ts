/** Numbers of lines in the texts of exercises. */
import { entriesOf, isWords, warningAt, type Source, type Warning } from "./source";

/** A line that a text names; after "lines" a second one may follow: "lines 8 and 12". */
const named = /\blines? (\d+)(?:(?: and | to |–)(\d+))?/gi;

/** Warns of texts that name a line which the code of their exercise does not have, as after a line was taken out. */
export function exerciseLineWarnings(source: Source): Warning[] {
  const file = "exercises.json";
  return source.passages.flatMap((passage) => {
    const [exercise = 0] = passage.path;
    if (passage.file !== file || !isWords(passage)) return [];
    const count = entriesOf(source, file, [exercise, "lines"]).length;
    const missing = [...passage.text.matchAll(named)]
      .flatMap(([, first, second]) => [first, second].flatMap((number) => number ?? []))
      .find((number) => Number(number) < 1 || Number(number) > count);
    if (missing === undefined || count === 0) return [];
    return [warningAt(source, passage, `names line ${missing}, but the code has ${count} lines: name the right one`)];
  });
}
