/** Figures that cannot be right by themselves: reversed ranges, ratings above their scale, lives of experience. */
import { isWords, warningAt, type Source, type Warning } from "./source";

const number = String.raw`(?<![\d.,])₹?(\d+(?:\.\d+)?)`;

/** "8 to 5 lakh"; a unit must follow, as "24 to 7" may be words. */
const range = new RegExp(
  `${number} ?(?:to|–|-) ?${number} ?(?:lakh|crore|LPA|years?|months?|weeks?|hours?|days?)\\b`,
  "g",
);

const rating = new RegExp(`${number}/(5|10)(?![\\d/])`, "g");

/** In years: nobody has worked longer. */
const longestCareer = 60;

/** Warns of ranges that run downwards, of ratings above their scale, of shares over 100%, and of more years than a career has. */
export function oddValueWarnings(source: Source): Warning[] {
  return source.passages
    .filter((passage) => isWords(passage) && passage.file !== "exercises.json")
    .flatMap((passage) => {
      const { text, path } = passage;
      const field = String(path.at(-1));
      const messages = [
        ...[...text.matchAll(range)]
          .filter(([, from, to]) => Number(from) >= Number(to))
          .map(([found]) => `has the range "${found}": write the smaller figure first`),
        ...[...text.matchAll(rating)]
          .filter(([, given, scale]) => Number(given) > Number(scale))
          .map(([found]) => `has "${found}", which is above its scale`),
        ...(field === "figure" && Number(/^(\d+)%$/.exec(text)?.[1]) > 100
          ? ["is more than all of them: check it"]
          : []),
        ...(field === "experience" && Number(/^(\d+)\+? years/.exec(text)?.[1]) > longestCareer
          ? ["is longer than a career: check its digits"]
          : []),
      ];
      return messages.map((message) => warningAt(source, passage, message));
    });
}
