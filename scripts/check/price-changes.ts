/** Fees that differ from what they were, or from what a text says of them. */
import type { JSONPath } from "jsonc-parser";
import { place } from "../../src/content/check/messages";
import type { DataFile } from "../../src/content/contract";
import { equalPart, rupees } from "../../src/text/format";
import { quoted, sentencesOf } from "../../src/text/sentences";
import { committedValues } from "./committed-versions";
import { entriesOf, isWords, passageAt, type Source, type Warning, warningAt } from "./source";

const files: DataFile[] = ["courses.json", "services.json"];
const fields = ["price", "priceFrom", "priceTo"];

/** A digit too many or too few makes more of a fee than this, and less than one part in it. */
const factor = 3;

/** Warns of fees that have changed more than threefold since they were committed otherwise. */
export function priceChangeWarnings(source: Source): Warning[] {
  return files.flatMap((file) => {
    const earlier = committedValues(source.root, file, 2).map((value) => new Map(amountsIn(value, [], value)));
    return amountsIn(source.files[file]?.value, [], source.files[file]?.value).flatMap(([name, { amount, path }]) => {
      const before = earlier.map((amounts) => amounts.get(name)?.amount).find((old) => old && old !== amount);
      const passage = passageAt(source, file, path);
      if (!before || !passage || (amount <= factor * before && before <= factor * amount)) return [];
      const message = `is ${rupees(amount)}, and was ${rupees(before)}: count its digits`;
      return [warningAt(source, passage, message)];
    });
  });
}

type Amount = { amount: number; path: JSONPath };

/** All fees of a file, by names that stay when items move: "item (Python), price". */
function amountsIn(value: unknown, path: JSONPath, root: unknown): [name: string, amount: Amount][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]): [string, Amount][] => {
    const to = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof inside !== "number" || !fields.includes(key)) return amountsIn(inside, to, root);
    return [[place(to, root).replace(/ \d+(?= \()/g, ""), { amount: inside, path: to }]];
  });
}

/** Warns of texts that state another fee of a course or a service than its own fields do. */
export function statedPriceWarnings(source: Source): Warning[] {
  return [...courseFees(source), ...startingPrices(source)];
}

const amountsNamed = /₹ ?(\d[\d,]*)(?!\d|[.,]\d| ?(?:lakh|crore|to|–))/g;

/** Digits with the commas of India as a number: "1,16,500" → 116500. */
const amountIn = (digits: string) => Number(digits.replaceAll(",", ""));

/** A sentence that names one course and one amount. */
function courseFees(source: Source): Warning[] {
  const courses = entriesOf(source, "courses.json").flatMap((entry) => {
    const [title, price] = ["title", "price"].map(
      (field) => passageAt(source, "courses.json", [...entry, field])?.text,
    );
    return title && price ? [{ title, price: Number(price) }] : [];
  });
  const sentences = source.passages
    .filter(isWords)
    .flatMap((passage) => sentencesOf(passage.text).map(({ sentence }) => ({ passage, sentence })));
  return sentences.flatMap(({ passage, sentence }) => {
    const amounts = [...sentence.matchAll(amountsNamed)].map(([, digits = ""]) => amountIn(digits));
    const [named, ...others] = courses.filter(({ title }) => names(sentence, title));
    if (!named || others.length > 0 || amounts.length !== 1) return [];
    const [amount = 0] = amounts;
    const isPart = [2, 3, 4, 6, 12].some((parts) => equalPart(named.price, parts) === amount);
    if (amount === named.price || isPart) return [];
    const message = `says ${rupees(amount)}, but the fee of ${named.title} is ${rupees(named.price)}: ${quoted(sentence)}`;
    return [warningAt(source, passage, message)];
  });
}

function names(sentence: string, title: string): boolean {
  return new RegExp(`(?<![\\w-])${title.replace(/\W/g, "\\$&")}(?![\\w-])`).test(sentence);
}

/** The price on a service's card, which its page's lowest price should be. */
function startingPrices(source: Source): Warning[] {
  return entriesOf(source, "services.json").flatMap((entry) => {
    const card = passageAt(source, "services.json", [...entry, "priceText"]);
    const [, digits] = /₹ ?(\d[\d,]*)/.exec(card?.text ?? "") ?? [];
    const value = (source.files["services.json"]?.value as unknown[] | undefined)?.[Number(entry[0])];
    const from = amountsIn(value, entry, source.files["services.json"]?.value).filter(
      ([, { path }]) => path.at(-1) === "priceFrom",
    );
    const least = Math.min(...from.map(([, { amount }]) => amount));
    if (!card || !digits || from.length === 0 || amountIn(digits) === least) return [];
    return [warningAt(source, card, `is "${card.text}", but the lowest price of its page is ${rupees(least)}`)];
  });
}
