/** Scheduled appearances and removals: items of data/ with `from` or `until`. */
import { errorAt, textBeside } from "../../src/content/check/content";
import { day } from "../../src/text/format";
import { isDate } from "../../src/time/india-time";
import type { CheckedContent } from "./warning";

/** Returns a line for each upcoming change and each expired item, in date order. */
export function schedule({ texts, today }: CheckedContent): string[] {
  const days = texts.filter(
    ({ text, path }) => isDate(text) && (path.at(-1) === "until" || (path.at(-1) === "from" && text > today)),
  );
  days.sort((one, other) => one.text.localeCompare(other.text));
  return days.map((at) => {
    const { file, line } = errorAt(at, "");
    const title = `“${textBeside(at, "title")}” (data/${file}:${line})`;
    if (at.path.at(-1) === "from") return `From ${day(at.text)}: ${title} appears.`;
    const isOver = at.text < today;
    return `After ${day(at.text)}: ${title} ${isOver ? "is gone; remove it, or change its until" : "disappears"}.`;
  });
}
