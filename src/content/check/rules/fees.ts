/** Fees that differ between places. */
import { equalPart, rupees } from "../../../text/format";
import { quote } from "../../../text/sentences";
import { escapeRegExp } from "../../../text/reg-exp";
import { validContent } from "../content";
import { eachText, isWords, type WarningInput, type Rules } from "../rule";
import { isField, numberIn, type ContentText } from "../texts";

export const fees: Rules = { warnings: [eachText(isWords, statedFees), eachText(isField("priceText"), startingPrice)] };

/** Matches amounts as people write them, such as ₹12,000, Rs. 12000, INR 12k or 12k, but not ranges, lakhs and paise. */
const amountsNamed =
  /(?:₹|\b(?:Rs\.?|INR|rupees)) ?(\d[\d,]*)(?:\.00)?(k?)(?![\w]|[.,]\d| ?(?:lakh|crore|to|–|-))|(?<![\d,.])(\d[\d,]*)(?:(k| thousand)?(?: ?\/-| ?(?:Rs|INR|rupees)\b)|(k)\b)/gi;

function rupeesIn(text: string): number[] {
  return [...text.matchAll(amountsNamed)].flatMap(([, before, k, after = "", thousand = k, bare]) =>
    bare && !cost.test(text) ? [] : Number((before ?? after).replaceAll(",", "")) * (thousand || bare ? 1000 : 1),
  );
}

/** Words that make an amount in a sentence a price, and 12k an amount, and words that make it something else. */
const cost =
  /\b(?:fees?|prices?|priced|costs?|only|just|pay|covers?|enrol|(?:course|class) for|(?:whole|full|entire) course)\b|\b(?:for|at) (?=₹|Rs|INR)/i;
const otherAmount = /\b(?:off|discount|prize|stipend|scholarship|salary|save|exams?|Pearson)\b/i;

/** Whether an amount is a fee, or one of several equal instalments of it. */
const isFee = (fee: number, amount: number) => [1, 2, 3, 4, 6, 9, 12].some((parts) => equalPart(fee, parts) === amount);

/** Amounts that differ from the fee of the course that their sentence, or else their entry, is about. */
function statedFees(content: WarningInput) {
  const courses = validContent(content, "courses.json") ?? [];
  const wrongFee = (text: ContentText, sentence: string) => {
    if (otherAmount.test(sentence)) return undefined;
    const isPrice = cost.test(sentence) || isField("priceText")(text);
    if (isPrice && text.kind !== "prose" && /[$€£] ?\d/.test(sentence))
      return `says ${quote(sentence)}: write the price in ₹`;
    const amounts = rupeesIn(sentence);
    const all = courses.filter(({ title }) => mentionsTitle(sentence, title));
    const named = all.filter(
      ({ title }) => !all.some((other) => other.title !== title && mentionsTitle(other.title, title)),
    );
    const own = text.file === "courses.json" && isPrice ? courses[Number(text.path[0])] : undefined;
    const course = named.length > 1 ? undefined : (named[0] ?? own);
    if (!course || !amounts[0] || amounts.some((one) => isFee(course.price, one))) return undefined;
    return `says ${rupees(amounts[0])}, but the fee of ${course.title} is ${rupees(course.price)}: ${quote(sentence)}`;
  };
  return (text: ContentText) => {
    const plain = text.shown.replace(/\bRs\.\s*/gi, "Rs ");
    return plain.split(/(?<=[.?!]["”]?)\s+/).map((sentence) => wrongFee(text, sentence));
  };
}

function mentionsTitle(sentence: string, title: string): boolean {
  return new RegExp(`(?<![\\w-])${escapeRegExp(title)}(?![\\w-])`).test(sentence);
}

/** Service cards that do not state the lowest price on the service's page. */
function startingPrice(content: WarningInput) {
  const prices = content.texts.filter(isField("priceFrom"));
  return ({ shown, path: [index] }: ContentText) => {
    const [stated] = rupeesIn(shown);
    const least = Math.min(...prices.filter(({ path }) => path[0] === index).map((text) => numberIn(text) ?? 0));
    if (stated === undefined || least === Infinity || stated === least) return undefined;
    return `is "${shown}", but the lowest price of its page is ${rupees(least)}`;
  };
}
