/** Scheduled appearances and removals: items of data/ with `from` or `until`. */
import { day } from "../../src/text/format";
import { isDate } from "../../src/time/india-time";
import type { CheckedContent } from "../../src/content/check/rule";
import { lineOf, textBeside } from "../../src/content/check/texts";

/** Returns a line for each upcoming change and each expired item, in date order. */
export function schedule({ texts, today }: CheckedContent): string[] {
  const days = texts.filter(
    ({ shown, path }) => isDate(shown) && (path.at(-1) === "until" || (path.at(-1) === "from" && shown > today)),
  );
  days.sort((one, other) => one.shown.localeCompare(other.shown));
  return days.map((at) => {
    const title = `“${textBeside(at, "title")}” (data/${at.file}:${lineOf(at)})`;
    if (at.path.at(-1) === "from") return `From ${day(at.shown)}: ${title} appears.`;
    if (at.shown < today) return `Shown until ${day(at.shown)}: ${title}; remove it, or change its until.`;
    return `After ${day(at.shown)}: ${title} disappears.`;
  });
}
