/** Other people's contact details, mismatched bylines, and leftover sample details. */
import { groupBy, soundContent, textAt } from "../../../src/content/check/content";
import { formatList } from "../../../src/text/format";
import { isPlaceholder } from "../../../src/text/placeholder";
import { pluralize, quote, sentencesOf } from "../../../src/text/sentences";
import { isWords, warningAt, type CheckedContent, type Warning } from "../warning";

export const people = [otherContacts, bylines, sampleDetails];

const contacts = /\+91[\d -]{9,}\d|\b[6-9]\d{4}[ -]?\d{5}\b|[\w.+-]+@(?:[\w-]+\.)+[a-z]+/gi;

/** Files that may contain example addresses. */
const lessons = ["blog.json", "exercises.json"];

/**
 * Warns about Indian phone numbers and e-mail domains that are not the institute's, except for the examples 98450
 * 12345 and example.com.
 */
function otherContacts(content: CheckedContent): Warning[] {
  const own = soundContent(content, "site.json")?.contact;
  if (!own) return [];
  const plain = (contact = "") => contact.toLowerCase().replace(/^.*@|^\+91|[ -]/g, "");
  const known = [own.phone, own.whatsapp, own.email, "example.com", "98450 12345"].map(plain);
  const texts = content.texts.filter((at) => isWords(at) && !lessons.includes(at.file));
  return texts.flatMap((at) => {
    const other = at.shown.match(contacts)?.find((contact) => !known.includes(plain(contact)));
    if (!other) return [];
    const usual = other.includes("@") ? own.email : own.phone;
    return [warningAt(at, `has ${other}, but the institute's is ${usual}: check both`)];
  });
}

/** Warns about articles and papers that do not list their trainer as an author. */
function bylines(content: CheckedContent): Warning[] {
  const plain = (name: string) => name.replace(/^Dr\.? /, "");
  const articles = (soundContent(content, "blog.json")?.articles ?? []).map(({ author, trainer }, index) => ({
    at: textAt(content, "blog.json", ["articles", index, "trainer"]),
    authors: [author],
    trainer,
  }));
  const papers = (soundContent(content, "publications.json") ?? []).flatMap(({ authors, trainers = [] }, index) =>
    trainers.map((trainer, position) => ({
      at: textAt(content, "publications.json", [index, "trainers", position]),
      authors,
      trainer,
    })),
  );
  return [...articles, ...papers].flatMap(({ at, authors, trainer }) => {
    const name = soundContent(content, "faculty.json")?.find(({ slug }) => slug === trainer)?.name;
    if (!at || !name || authors.map(plain).includes(plain(name))) return [];
    return [
      warningAt(at, `is ${name}, but the work is by ${formatList(authors)}: name the same person in both fields`),
    ];
  });
}

/** Warns once about all sentences with a sample domain, number or street. */
function sampleDetails({ texts }: CheckedContent): Warning[] {
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
  return [{ ...warningAt(first.at, ""), message, key: message }];
}
