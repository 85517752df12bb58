/** Names and contact details: invalid ones, other people's, and leftover sample details. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { isPlaceholder } from "../../../text/placeholder";
import { pluralize, quote, sentencesOf } from "../../../text/sentences";
import { soundContent, type SiteContent } from "../content";
import type { Finding } from "../finding";
import { textsOf } from "../history";
import { eachText, groupBy, isOf, isWords, type CheckedContent, type Rule } from "../rule";
import { findingAt, isField, textAt, type ContentText } from "../texts";
import { characterError } from "./characters";

export const people: Rule[] = [
  { level: "error", find: eachText(isOf("person"), () => (text) => characterError(text.written)) },
  { level: "error", find: eachText(isOf("telephone"), () => (text) => telephoneError(text.written)) },
  { level: "warning", find: eachText((at) => isWords(at) && !lessons.includes(at.file), otherContacts) },
  { level: "warning", find: sampleDetails },
  { level: "warning", find: eachText((at) => at.kind === "picture" && graduates.includes(at.file), bareGraduate) },
];

const countries = new Intl.DisplayNames("en", { type: "region" });

/**
 * The error in a telephone number that is impossible in its country, according to Google's libphonenumber. Accepts
 * placeholders.
 */
export function telephoneError(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, text.startsWith("1800") ? "IN" : undefined);
  if (isPlaceholder(text) || number?.isValid()) return undefined;
  const where = number?.country ? ` in ${countries.of(number.country)}` : "";
  return `is not a valid telephone number${where}: "${text}": count its digits, and write it like +91-98450 12345`;
}

const contacts = /\+91[\d -]{9,}\d|\b[6-9]\d{4}[ -]?\d{5}\b|[\w.+-]+@(?:[\w-]+\.)+[a-z]+/gi;

/** Files that may contain example addresses. */
const lessons = ["blog.json", "exercises.json"];

/**
 * Indian phone numbers and e-mail domains that are not the institute's, except for the examples 98450 12345 and
 * example.com.
 */
function otherContacts(content: CheckedContent) {
  const own = soundContent(content, "site.json")?.contact;
  if (!own) return undefined;
  const plain = (contact = "") => contact.toLowerCase().replace(/^.*@|^\+91|[ -]/g, "");
  // names.ts reports the institute's former ones.
  const all = [...(content.history["site.json"] ?? []).flatMap(textsOf), ...content.texts];
  const ours = all.filter((at) => at.file === "site.json" && isField("phone", "whatsapp", "email")(at));
  const known = ["example.com", "98450 12345", ...ours.map(({ written }) => written)].map(plain);
  return ({ shown }: ContentText) => {
    const other = shown.match(contacts)?.find((contact) => !known.includes(plain(contact)));
    const usual = other?.includes("@") ? own.email : own.phone;
    return other && `has ${other}, but the institute's is ${usual}: check both`;
  };
}

/** Files with pictures of graduates. */
const graduates = ["alumni.json", "testimonials.json"];

/** Portraits without the facts that belong beside them (docs/law.md). */
function bareGraduate(content: SiteContent) {
  return ({ file, path: [index = 0] }: ContentText) =>
    Object.entries({ paid: "whether they paid for the course", consent: "the day of their written consent" })
      .filter(([field]) => !textAt(content, file, [index, field]))
      .map(([field, what]) => `shows a graduate without ${field}: add ${what}, or remove the picture`);
}

/** Warns once about all sentences with a sample domain, number or street. */
function sampleDetails({ texts }: SiteContent): Finding[] {
  const found = texts.flatMap((at) => {
    const sentence = sentencesOf(at.shown).find((one) => isPlaceholder(one.sentence))?.sentence;
    return sentence ? [{ at, sentence }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const files = groupBy(found, ({ at }) => at.file).map(
    (inFile) => `data/${inFile[0]?.at.file} (${inFile.map(({ sentence }) => quote(sentence)).join(", ")})`,
  );
  const message = `sample brand: set ${pluralize(found.length, "field")} before the first deployment: ${files.join("; ")}`;
  return [{ ...findingAt(first.at, ""), message, key: message }];
}
