/** Implausible figures, figures that contradict another file, and figures that a text should take from another file. */
import { findNodeAtLocation } from "jsonc-parser";
import { didYouMean } from "../../../text/nearest";
import { pluralize, quote } from "../../../text/sentences";
import type { DataFile } from "../../contract";
import { interpolate } from "../../../text/interpolate";
import { escapeRegExp } from "../../../text/reg-exp";
import { durationInWeeks, lastWeek } from "../../durations";
import { memoize } from "../../memoize";
import { namesIn } from "../../named-figures";
import { validContent, type SiteContent } from "../content";
import { eachText, isOf, isWords, type WarningInput, type Rules } from "../rule";
import { isField, numberIn, textBeside, type ContentText } from "../texts";

export const statedFigures: Rules = {
  warnings: [
    eachText(isWords, () => oddFigures),
    eachText(isOf("words", "prose", "line"), typedClaims),
    eachText(isField("duration", "weeks"), contradictedDuration),
    eachText(isField("readTime"), () => contradictedReadTime),
    eachText((text) => isWords(text) && !isField("alt")(text), contradictedFact),
  ],
};

const inBraces = (name: string) => `{${name}}`;

/** The error in a text that names an unknown figure. */
export function figureError({ written, shown, file }: ContentText, { figures }: SiteContent): string | undefined {
  const known = figures && Object.keys(figures);
  const names = known ? namesIn(file === "claims.json" ? written : shown) : [];
  // claims.json defines the figures, so it cannot use them.
  if (file === "claims.json" && names[0])
    return `contains ${names[0].written}, but this file cannot use named figures: write the figure itself`;
  const wrong = names.find(({ name, written: as }) => as !== inBraces(name) || !known?.includes(name));
  if (!wrong) return undefined;
  const fix = didYouMean(inBraces(wrong.name), known?.map(inBraces) ?? []);
  return `contains ${wrong.written}, which names no figure of data/claims.json or data/refund.json${fix}`;
}

const spelt = "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");
const numberWords: Partial<Record<string, number>> = {
  ...Object.fromEntries(spelt.map((word, index) => [word, index + 2])),
  ...{ twenty: 20, thirty: 30 },
};
const inWords = `\\d+|${Object.keys(numberWords).join("|")}`;

/** A number in words, if it is small enough to be spelt out. */
export const numberWord = (number: number) => Object.keys(numberWords).find((word) => numberWords[word] === number);

/** The pattern of a template in which each N is a number. */
const numberPattern = (template: string) => new RegExp(template.replaceAll("N", `(${inWords})`), "gi");

const valueOf = (count: string) => numberWords[count.toLowerCase()] ?? Number(count);

const number = String.raw`(?<![\d.,])₹?(\d+(?:\.\d+)?)`;

/** For each mistake: a pattern with two numbers, when they are wrong, and a message; $ is the matched text. */
const oddNumbers: [pattern: RegExp, isWrong: (one: number, other: number) => boolean, message: string][] = [
  [
    // "8 to 5 lakh". Requires a unit, because "24 to 7" may be an expression.
    new RegExp(`${number} ?(?:to|–|-) ?${number} ?(?:lakh|crore|LPA|years?|months?|weeks?|days?)\\b`, "g"),
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
];

/** Descending ranges, ratings above their scale, and amounts with the wrong unit. */
function oddFigures({ shown, file }: ContentText) {
  if (file === "exercises.json") return undefined;
  return oddNumbers.flatMap(([pattern, isWrong, message]) =>
    [...shown.matchAll(pattern)]
      .filter(([, one, other]) => isWrong(Number(one), Number(other)))
      .map(([found]) => message.replace("$", () => found)),
  );
}

const typedFigure = "(?:₹\\s?)?\\d[\\d.,]*(?:\\+|%|/\\d+| lakh)?";

/** Figures typed beside a claim's label, which do not follow changes to the claim. */
function typedClaims(content: WarningInput) {
  const claims = validContent(content, "claims.json") ?? [];
  const all = claims.map(({ slug, label, figure }) => {
    const words = escapeRegExp(label);
    const typedBeside = new RegExp(`(${typedFigure}) ${words}|${words} (?:is|of) (${typedFigure})`, "i");
    return { name: `{claim:${slug}}`, figure, typedBeside };
  });
  return (text: ContentText) => {
    const value = textBeside(text, "figure") ?? textBeside(text, "value");
    const beside = interpolate((isField("label")(text) && value) || "", content.figures ?? {});
    return all.map(({ name, figure, typedBeside }) => {
      const typed = typedBeside.exec(`${beside} ${text.shown}`)?.slice(1).find(Boolean);
      if (!typed || text.written.includes(name) || beside === figure || text.file === "claims.json") return undefined;
      return `says ${typed}, but the claim is ${figure}: write ${name} or the same figures`;
    });
  };
}

/** Durations that contradict the weeks of the curriculum. Courses round up to months, and cards count fewer weeks. */
function contradictedDuration(content: WarningInput) {
  const courses = validContent(content, "courses.json") ?? [];
  return (text: ContentText) => {
    const isCard = text.file === "home-courses.json";
    const course = isCard
      ? courses.find(({ slug }) => slug === textBeside(text, "course"))
      : text.file === "courses.json" && courses[Number(text.path[0])];
    const weeks = lastWeek(course || undefined);
    if (!course || weeks === 0 || /hour|minute/.test(text.written)) return undefined;
    const share = (isCard ? (numberIn(text) ?? 0) : Math.ceil(durationInWeeks(text.written))) / weeks;
    const [least, most] = isCard ? [0.5, 1] : [0.9, 2];
    if (share >= least && share <= most) return undefined;
    return `is ${text.written}${isCard ? " weeks" : ""}, but the curriculum of ${course.title} has ${pluralize(weeks, "week")}: check both`;
  };
}

const wordsPerMinute = 200;

/** Reading times that do not fit the length of the article. */
function contradictedReadTime(text: ContentText) {
  const body = findNodeAtLocation(text.source.tree, [...text.path.slice(0, -1), "body"])?.children ?? [];
  const words = body.flatMap(({ value }) => String(value).split(" ")).length;
  const [stated, likely] = [numberIn(text) ?? 0, Math.max(1, Math.round(words / wordsPerMinute))];
  if (stated <= 2 * likely + 1 && likely <= 2 * stated + 1) return undefined;
  return `is ${text.written}, but ${words} words take about ${likely}: write ${likely} min read`;
}

/** A fact that texts may state as a number, N in `template`; `about` matches the sentences to compare with it. */
type Fact = [where: RegExp, template: string, isTrue: (said: number) => boolean, fact: string, about?: RegExp];

const anyPage = /^(?:home|about|contact|.*-pages?)\./;
const anyText = /^(?!exercises|refund)/;

/** Texts in which the institute speaks for itself. */
const ownWords = /^(?!exercises|blog|alumni|.*testimonials)/;

/** Words next to days that are not the deadline, in a sentence about refunds. */
const otherDays =
  "\\b(?:process|review|bank|business|credit|answer|repl|reach|arriv|return|we (?:pay|cancel|refund)|of (?:your|the) request)";

/** The number of entries in a list; small numbers in texts often count something else. */
function counted(where: RegExp, noun: string, list: string, ...known: number[]): Fact {
  const isTrue = (said: number) => said <= 3 || known[0] === 0 || known.includes(said);
  return [where, `\\bN (?:[\\w-]+ )?(?:${noun})\\b`, isTrue, `${list} has ${known[0]}`];
}

/** The lists of a file or an entry, which texts count under the field's name: "eight areas", "8+ areas", "area 8". */
const listsIn = (group: object) =>
  Object.entries(group as Record<string, unknown>).flatMap(([noun, list]) => {
    const items = Object(list).items ?? list;
    const isCounted = Array.isArray(items) && !/^(?:reviews|companies|courses)$/.test(noun);
    const isThere = (said: number) => said <= items.length;
    const form = `\\b${noun.replace(/s$/, "")} N\\b|\\bN\\+ ${noun}\\b`;
    const atMost: Fact = [/^/, form, isThere, `${noun} has ${items?.length}`];
    return isCounted ? [counted(/^/, noun, noun, items.length), atMost] : [];
  });

function factsOf(content: WarningInput): Fact[] {
  const { days, percent } = validContent(content, "refund.json") ?? {};
  const { rate } = validContent(content, "payment.json")?.gst ?? {};
  const { hours } = validContent(content, "contact.json")?.form.answer ?? {};
  const { count, of = 0 } = validContent(content, "claims.json")?.find(({ counts }) => counts)?.counts ?? {};
  const is = (fact?: number) => (said: number) => said === (fact ?? said);
  const entries = (where: RegExp, noun: string, ...lists: [DataFile, ...DataFile[]]): Fact =>
    counted(where, noun, lists[0], ...lists.map((list) => content.files[list]?.tree.children?.length ?? 0));
  const [ofDays, ofPercent] = ["\\bN[ -](?:calendar )?days?\\b", "N ?(?:%|per ?cent)"];
  const deadline = `(?<!${otherDays}.*)${ofDays}(?!.{0,20}${otherDays})`;
  return [
    entries(anyPage, "trainers", "faculty.json"),
    entries(anyPage, "courses", "courses.json"),
    entries(anyPage, "services", "services.json"),
    entries(/^admissions\./, "courses", "fees.json", "courses.json"),
    entries(/^success-stories\./, "(?:former )?learners|people", "alumni.json"),
    [anyText, "\\bN% GST\\b", is(rate), `payment.json has ${rate}%`],
    [anyText, deadline, is(days), `refund.json has ${days} days`, /\b(?:refund|money back\b)/i],
    [anyText, ofPercent, is(percent), `refund.json has ${percent}%`, /refund.*access|access.*refund/i],
    [ownWords, "\\bN hours?\\b", is(hours), `contact.json has ${hours} hours`, /\b(?:answer|repl[yi]|respon[ds])/i],
    [anyText, `\\bN of (?:the )?${of}\\b`, is(count), `claims.json has ${count} of ${of}`],
    [/^refund\./, ofDays, is(days), `days is ${days}`],
    [/^refund\./, ofPercent, is(percent), `percent is ${percent}`],
  ];
}

/** Numbers that differ from the facts. */
function contradictedFact(content: WarningInput) {
  const read = (facts: Fact[]) =>
    facts.map(([where, template, ...fact]) => [where, numberPattern(template), ...fact] as const);
  const general = read(factsOf(content));
  const own = memoize((group: object) => [...general, ...read(listsIn(group))]);
  return ({ shown, file, path, source }: ContentText) => {
    const group = Object(typeof path[0] === "number" ? Object(source.value)[path[0]] : source.value);
    return shown.split(/(?<=[.?!;]) /).flatMap((sentence) =>
      own(group).map(([where, pattern, isTrue, fact, about = /^/]) => {
        if (!where.test([file, ...path].join(".")) || !about.test(sentence)) return undefined;
        const wrong = [...sentence.matchAll(pattern)].find(([, ...said]) => !isTrue(valueOf(said.find(Boolean) ?? "")));
        return wrong && `says ${wrong[0]}, but ${fact}: ${quote(sentence)}`;
      }),
    );
  };
}
