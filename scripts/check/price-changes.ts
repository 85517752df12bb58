/** Figures that differ from what they were, and fees from what a text says of them. */
import type { JSONPath } from "jsonc-parser";
import { place } from "../../src/content/check/messages";
import type { DataFile } from "../../src/content/contract";
import { equalPart, rupees } from "../../src/text/format";
import { quote } from "../../src/text/sentences";
import { committedValues } from "./committed-versions";
import { entriesOf, isWords, numbersIn, passageAt, type Source, type Warning, warningAt } from "./source";

const fees = ["price", "priceFrom", "priceTo", "stipendFrom", "stipendTo"];

/** The figures of each file, by their fields, in which a digit too many or too few misleads visitors. */
const figures: Partial<Record<DataFile, string[]>> = {
  "courses.json": [...fees, "students"],
  "home-courses.json": ["students"],
  "services.json": [...fees, "package"],
  "alumni.json": ["package"],
  "claims.json": ["figure"],
  "refund.json": ["days", "percent"],
};

/** A digit too many or too few makes more of a figure than this, and less than one part in it. */
const factor = 3;

/** Warns of figures that have changed more than threefold since they were committed otherwise. */
export function figureChangeWarnings(source: Source): Warning[] {
  return Object.entries(figures).flatMap(([file, fields]) => {
    const value = source.files[file]?.value;
    // Names that stay when items move: "item (Python), price".
    const nameOf = (path: JSONPath, root: unknown) => place(path, root).replace(/ \d+(?= \()/g, "");
    const earlier = committedValues(source.root, file, 2).map(
      (root) => new Map(numbersIn(fields, root).map(({ number, path }) => [nameOf(path, root), number])),
    );
    return numbersIn(fields, value).flatMap(({ number, path }) => {
      const before = earlier.map((numbers) => numbers.get(nameOf(path, value))).find((old) => old && old !== number);
      const passage = passageAt(source, file, path);
      if (!before || !passage || (number <= factor * before && before <= factor * number)) return [];
      const shown = (amount: number) => (fees.includes(String(path.at(-1))) ? rupees(amount) : String(amount));
      return [warningAt(source, passage, `is ${shown(number)}, and was ${shown(before)}: count its digits`)];
    });
  });
}

/** Warns of texts that state another fee of a course or a service than its own fields do. */
export function statedPriceWarnings(source: Source): Warning[] {
  return [...statedFees(source), ...startingPrices(source)];
}

/** Amounts as people write them, ₹12,000, Rs. 12000, INR 12k or 12,000 rupees, but no ranges, and none in lakh or with paise. */
const amountsNamed =
  /(?:₹|\b(?:Rs\.?|INR|rupees)) ?(\d[\d,]*)(k?)(?![\w]|[.,]\d| ?(?:lakh|crore|to|–|-))|(?<![\d,.])(\d[\d,]*)(k| thousand)?(?: ?\/-| ?(?:Rs|INR|rupees)\b)/gi;

function rupeesIn(text: string): number[] {
  return [...text.matchAll(amountsNamed)].map(
    ([, before, k, behind = "", thousand = k]) =>
      Number((before ?? behind).replaceAll(",", "")) * (thousand ? 1000 : 1),
  );
}

/** Words of a sentence that states what something costs, and of one that states another amount. */
const cost = /\b(?:fees?|prices?|priced|costs?|only|just|pay)\b/i;
const otherAmount = /\b(?:off|discount|prize|stipend|scholarship|salary|save|exams?)\b/i;

/** In rupees: nothing that the institute sells costs less. */
const leastFee = 1000;

/** A fee, or one part of it. */
const isFee = (fee: number, amount: number) => [1, 2, 3, 4, 6, 9, 12].some((parts) => equalPart(fee, parts) === amount);

/** Sentences with an amount that is not the fee of the one course they are about, nor, where they name none, any fee. */
function statedFees(source: Source): Warning[] {
  const courses = entriesOf(source, "courses.json").flatMap((entry) => {
    const [title, price] = ["title", "price"].map(
      (field) => passageAt(source, "courses.json", [...entry, field])?.text,
    );
    return title && price ? [{ title, price: Number(price), entry: entry[0] }] : [];
  });
  const services = source.files["services.json"]?.value;
  const amounts = [
    ...courses.map(({ price }) => price),
    ...numbersIn(fees, services).map(({ number }) => number),
    ...source.passages.filter(({ path }) => path.at(-1) === "priceText").flatMap(({ text }) => rupeesIn(text)),
  ];
  const sentences = source.passages.filter(isWords).flatMap((passage) => {
    const text = passage.text.replace(/\bRs\.\s*/gi, "Rs ");
    return text.split(/(?<=[.?!]["”]?)\s+/).map((sentence) => ({ passage, sentence, amounts: rupeesIn(sentence) }));
  });
  return sentences.flatMap(({ passage, sentence, amounts: [amount, ...others] }) => {
    const all = courses.filter(({ title }) => names(sentence, title));
    const named = all.filter(({ title }) => !all.some((other) => other.title !== title && names(other.title, title)));
    const isVague = passage.kind === "prose" || !cost.test(sentence);
    if (amount === undefined || named.length > 1 || otherAmount.test(sentence)) return [];
    if (named.length === 0 && (isVague || amount < leastFee)) return [];
    const own = passage.file === "courses.json" && courses.find(({ entry }) => entry === passage.path[0]);
    const course = named[0] ?? (own || undefined);
    const known = course ? [course.price] : amounts;
    if ([amount, ...others].some((one) => known.some((fee) => isFee(fee, one)))) return [];
    const fact = course
      ? `but the fee of ${course.title} is ${rupees(course.price)}`
      : "which is no fee of courses.json or services.json";
    return [warningAt(source, passage, `says ${rupees(amount)}, ${fact}: ${quote(sentence)}`)];
  });
}

function names(sentence: string, title: string): boolean {
  return new RegExp(`(?<![\\w-])${title.replace(/\W/g, "\\$&")}(?![\\w-])`).test(sentence);
}

/** The price on a service's card, which its page's lowest price should be. */
function startingPrices(source: Source): Warning[] {
  return entriesOf(source, "services.json").flatMap((entry) => {
    const card = passageAt(source, "services.json", [...entry, "priceText"]);
    const [stated] = rupeesIn(card?.text ?? "");
    const value = (source.files["services.json"]?.value as unknown[] | undefined)?.[Number(entry[0])];
    const least = Math.min(...numbersIn(["priceFrom"], value).map(({ number }) => number));
    if (!card || stated === undefined || least === Infinity || stated === least) return [];
    return [warningAt(source, card, `is "${card.text}", but the lowest price of its page is ${rupees(least)}`)];
  });
}
