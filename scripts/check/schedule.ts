/** What appears and disappears by itself: the items of data/ with `from` or `until`. */
import { day } from "../../src/text/format";
import { isDate } from "../../src/time/india-time";
import { passageAt, type Passage, type Source } from "./source";

/** Returns a line for each change to come after `today`, in their order, and for each item that is over. */
export function schedule(source: Source, today: string): string[] {
  return source.passages
    .filter(({ text, path }) => isDate(text) && (path.at(-1) === "until" || (path.at(-1) === "from" && text > today)))
    .sort((one, other) => one.text.localeCompare(other.text))
    .map((passage) => {
      const { text, file, line } = passage;
      const title = `“${passageAt(source, file, sibling(passage, "title"))?.text}” (data/${file}:${line})`;
      if (passage.path.at(-1) === "from") return `From ${day(text)}: ${title} appears.`;
      if (text < today) return `After ${day(text)}: ${title} is gone; remove it, or change its until.`;
      return `After ${day(text)}: ${title} disappears.`;
    });
}

const sibling = ({ path }: Passage, field: string) => [...path.slice(0, -1), field];
