/** Implausible figures, figures that contradict another file, and figures that a text should take from another file. */
import { findNodeAtLocation } from "jsonc-parser";
import { didYouMean } from "../../../text/nearest";
import { pluralize, quote } from "../../../text/sentences";
import type { DataFile } from "../../contract";
import { durationInWeeks } from "../../durations";
import { namesIn } from "../../named-figures";
import { soundContent, type SiteContent } from "../content";
import { eachText, isOf, isWords, type CheckedContent, type Rules } from "../rule";
import { isField, numberIn, textBeside, type ContentText } from "../texts";

export const statedFigures: Rules = {
  warnings: [
    eachText(isWords, () => oddFigures),
    eachText((at) => isWords(at) && at.file !== "refund.json", statedRefunds),
    eachText(isOf("words", "line"), typedClaims),
    eachText(isField("duration", "weeks"), otherDuration),
    eachText(({ file, path }) => file === "courses.json" && /^(?:seo|hero|desc)/.test(String(path[1])), statedDuration),
    eachText(isField("readTime"), () => otherReadTime),
    eachText((at) => isWords(at) && !isField("alt")(at), otherCount),
  ],
};

const inBraces = (name: string) => `{${name}}`;

/** The error in a text that names an unknown figure, or types a figure of the refund rule in refund.json. */
export function figureError({ written, file }: ContentText, { figures }: SiteContent): string | undefined {
  const unknown = figures && namedFigureError(written, file, Object.keys(figures));
  if (unknown || file !== "refund.json") return unknown;
  const typed = Object.values(ruleFigures).find((figure) => figure.typed.test(written));
  if (!typed) return undefined;
  return `says ${typed.typed.exec(written)?.[0]}, but the refund rule's days and percentage are in data/refund.json: write ${typed.named}`;
}

function namedFigureError(text: string, file: string, known: readonly string[]): string | undefined {
  const names = namesIn(text);
  // claims.json defines the figures, so it cannot use them.
  if (file === "claims.json" && names[0])
    return `contains ${names[0].written}, but this file cannot use named figures: write the figure itself`;
  const wrong = names.find(({ name, written }) => written !== inBraces(name) || !known.includes(name));
  if (!wrong) return undefined;
  const fix = didYouMean(inBraces(wrong.name), known.map(inBraces));
  return `contains ${wrong.written}, which names no figure of data/claims.json or data/refund.json${fix}`;
}

const spelt = "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");
const numberWords: Partial<Record<string, number>> = {
  ...Object.fromEntries(spelt.map((word, index) => [word, index + 2])),
  ...{ twenty: 20, thirty: 30 },
};
const inWords = `\\d+|${Object.keys(numberWords).join("|")}`;
const valueOf = (count: string) => numberWords[count.toLowerCase()] ?? Number(count);

/** The figures of the refund rule: `typed` matches one, with its number in the first group; `named` replaces it. */
const ruleFigures = {
  days: { typed: new RegExp(`\\b(${inWords})[ -](?:calendar )?days?\\b`, "i"), named: "{refund:days} days" },
  percent: { typed: /(\d+) ?(?:%|per ?cent)/, named: "{refund:percent}%" },
};

const number = String.raw`(?<![\d.,])₹?(\d+(?:\.\d+)?)`;

/** Per mistake: a pattern with two numbers, whether they are wrong, and a message with $ for the matched text. */
const odd: [form: RegExp, isWrong: (one: number, other: number) => boolean, message: string][] = [
  [
    // "8 to 5 lakh". Requires a unit, because "24 to 7" may be an expression.
    new RegExp(`${number} ?(?:to|–|-) ?${number} ?(?:lakh|crore|LPA|years?|months?|weeks?|hours?|days?)\\b`, "g"),
    (from, to) => from >= to,
    'has the range "$": write the smaller figure first',
  ],
  [new RegExp(`${number}/(5|10)(?![\\d/])`, "g"), (given, scale) => given > scale, 'has "$", which is above its scale'],
  [
    new RegExp(`₹${number} lakh`, "g"),
    (lakh) => lakh < 1 || lakh >= 100,
    'has "$": count its digits, and write less than a lakh in rupees, and a hundred in crore',
  ],
  [/^₹(\d+(?:\.\d+)?)(?: crore)?$/g, (amount) => amount < 100, 'is "$": is lakh meant?'],
  [/^(\d+)%$/g, (share) => share > 100, 'has "$", which is more than all of them'],
];

/** Descending ranges, ratings above their scale, and shares over 100%. */
function oddFigures({ shown, file }: ContentText) {
  if (file === "exercises.json") return undefined;
  return odd.flatMap(([form, isWrong, message]) =>
    [...shown.matchAll(form)]
      .filter(([, one, other]) => isWrong(Number(one), Number(other)))
      .map(([found]) => message.replace("$", () => found)),
  );
}

/** Words that mark the days in a refund sentence as something other than the deadline for requests. */
const otherDays =
  /\b(?:process|review|bank|business|credit|answer|repl|reach|arriv|return|we (?:pay|cancel|refund)|of (?:your|the) request)/i;

/** Sentences with a refund deadline or percentage that differs from refund.json. */
function statedRefunds(content: CheckedContent) {
  const rule = soundContent(content, "refund.json");
  const wrongFigure = (sentence: string) => {
    if (!rule || !/\brefund|\bmoney back\b/i.test(sentence)) return undefined;
    const typed = [...sentence.matchAll(new RegExp(ruleFigures.days.typed, "gi"))];
    const isOther = ({ 1: count = "", index }: RegExpExecArray) =>
      valueOf(count) !== rule.days && !otherDays.test(sentence.slice(0, index + 30));
    const [days] = typed.find(isOther) ?? [];
    const [share, percent] = (/access/i.test(sentence) && ruleFigures.percent.typed.exec(sentence)) || [];
    if (days) return `says ${days}, but refund.json has ${rule.days} days: ${quote(sentence)}`;
    if (!share || Number(percent) === rule.percent) return undefined;
    return `says ${share}, but refund.json has ${rule.percent}%: ${quote(sentence)}`;
  };
  return ({ shown }: ContentText) => shown.split(/(?<=[.?!;]) /).map(wrongFigure);
}

const typedFigure = "(?:₹\\s?)?\\d[\\d.,]*(?:\\+|%|/\\d+| lakh)?";

/** Figures typed beside a claim's label, which do not follow changes to the claim, and other shares of learners. */
function typedClaims(content: CheckedContent) {
  const claims = soundContent(content, "claims.json") ?? [];
  const all = claims.flatMap(({ slug, label, figure, counts: { count, of } = { count: 0, of: 0 } }) => {
    const forms = [`(${typedFigure}) LABEL`, `LABEL (?:is|of) (${typedFigure})`];
    const named = forms.map((form) => new RegExp(form.replace("LABEL", () => label.replace(/\W/g, "\\$&"))));
    const share = new RegExp(`\\b(${count} of \\d+|\\d+ of ${of}) (?:learners|students|graduates)\\b`);
    const [name, counted] = [`{claim:${slug}}`, `${count} of ${of}`];
    return [{ name, figure, form: named }, ...(of > 0 ? [{ name: counted, figure: counted, form: [share] }] : [])];
  });
  return ({ file, written, shown }: ContentText) =>
    all.map(({ name, figure, form }) => {
      const typed = form.map((one) => one.exec(shown)?.[1]).find(Boolean);
      if (!typed || written.includes(name) || file === "claims.json") return undefined;
      const verb = typed === figure ? "repeats the claim" : `says ${typed}, but the claim is`;
      return `${verb} ${figure}: write ${name} instead`;
    });
}

/** Durations that do not fit the weeks of the curriculum: classes fit into months, and cards count fewer weeks. */
function otherDuration(content: CheckedContent) {
  const courses = soundContent(content, "courses.json") ?? [];
  return (at: ContentText) => {
    const isCard = at.file === "home-courses.json";
    const course = isCard
      ? courses.find(({ slug }) => slug === textBeside(at, "course"))
      : at.file === "courses.json" && courses[Number(at.path[0])];
    const weeks = (course && course.modules.at(-1)?.toWeek) || 0;
    if (!course || weeks === 0 || /hour|minute/.test(at.written)) return undefined;
    const share = (isCard ? (numberIn(at) ?? 0) : Math.ceil(durationInWeeks(at.written))) / weeks;
    const [least, most] = isCard ? [0.5, 1] : [0.9, 2];
    if (share >= least && share <= most) return undefined;
    return `is ${at.written}${isCard ? " weeks" : ""}, but the curriculum of ${course.title} has ${pluralize(weeks, "week")}: check both`;
  };
}

/** Lengths that a course's texts state, and that are neither its duration nor its curriculum: "in 4 months". */
function statedDuration(content: CheckedContent) {
  const courses = soundContent(content, "courses.json") ?? [];
  const form = new RegExp(`\\b(?:in|over|takes|lasts) (${inWords}) ((?:week|month)s)\\b`, "gi");
  return ({ shown, path: [index] }: ContentText) => {
    const { duration = "", modules = [] } = courses[Number(index)] ?? {};
    const lengths = [durationInWeeks(duration), modules.at(-1)?.toWeek ?? 0];
    return [...shown.matchAll(form)].map(([found, count = "", unit]) => {
      const stated = durationInWeeks(`${valueOf(count)} ${unit}`);
      const isOwn = lengths.some((length) => Math.abs(length - stated) <= 0.15 * length);
      return isOwn ? undefined : `says "${found}", but duration is ${duration}: check both`;
    });
  };
}

const wordsPerMinute = 200;

/** Reading times that do not fit the length of the article. */
function otherReadTime(at: ContentText) {
  const body = findNodeAtLocation(at.source.tree, [...at.path.slice(0, -1), "body"])?.children ?? [];
  const words = body.flatMap(({ value }) => String(value).split(" ")).length;
  const [stated, likely] = [numberIn(at) ?? 0, Math.max(1, Math.round(words / wordsPerMinute))];
  if (stated <= 2 * likely + 1 && likely <= 2 * stated + 1) return undefined;
  return `is ${at.written}, but ${words} words take about ${likely}: write ${likely} min read`;
}

const anyPage = /^(?:home|about|contact|.*-pages?)\./;

/** What pages count, and the list of it. */
const counted: [pages: RegExp, noun: string, lists: DataFile[]][] = [
  [anyPage, "trainers", ["faculty.json"]],
  [anyPage, "courses", ["courses.json"]],
  [anyPage, "services", ["services.json"]],
  [/^admissions\./, "courses", ["fees.json", "courses.json"]],
  [/^success-stories\./, "(?:former )?learners|people", ["alumni.json"]],
];

/** Numbers of entries that differ from their lists, where small ones count something else, and other rates of GST. */
function otherCount(content: CheckedContent) {
  const facts = counted.map(([pages, noun, lists]) => {
    const known = lists.map((list) => content.files[list]?.tree.children?.length ?? 0);
    const form = new RegExp(`\\b(${inWords}) (?:${noun})\\b`, "i");
    return { pages, form, known, fact: `${lists[0]} has ${known[0]}` };
  });
  const { rate = 0 } = soundContent(content, "payment.json")?.gst ?? {};
  facts.push({ pages: /^(?!exercises)/, form: /\b(\d+)% GST\b/, known: [rate], fact: `payment.json has ${rate}%` });
  return ({ shown, file }: ContentText) =>
    facts.map(({ pages, form, known, fact }) => {
      const [found, said = ""] = (pages.test(file) && form.exec(shown)) || [];
      return known[0] && valueOf(said) > 3 && !known.includes(valueOf(said)) ? `says ${found}, but ${fact}` : undefined;
    });
}
