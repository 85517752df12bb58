/** What the content says in two places, where the two disagree. */
import { join } from "node:path";
import { z } from "zod";
import { readText, soundContent } from "../../src/content/check/read-file";
import { numberWords, typedDays, typedPercent } from "../../src/content/check/named-figure-errors";
import type { DataFile } from "../../src/content/contract";
import { splitPolicy } from "../../src/content/policies";
import { day } from "../../src/text/format";
import { quote, sentencesOf } from "../../src/text/sentences";
import { daysAfter } from "../../src/time/india-time";
import { committedValues, committedVersions } from "./committed-versions";
import { isWords, passageAt, type Source, type Warning, warningAt } from "./source";

/** Warns of texts that disagree with the refund rule, the contact details, a notice's version, a byline or another batch. */
export function contradictionWarnings(source: Source, today: string): Warning[] {
  return [
    ...refundWarnings(source),
    ...contactWarnings(source),
    ...noticeWarnings(source),
    ...policyDateWarnings(source, today),
    ...bylineWarnings(source),
    ...clashWarnings(source),
  ];
}

const contentOf = <File extends DataFile>({ files }: Source, file: File) =>
  soundContent(
    Object.values(files).flatMap((parsed) => parsed ?? []),
    file,
  );

/** The warning about the text or number at a path of a file. */
function warningIn(source: Source, file: DataFile, path: (string | number)[], message: string): Warning[] {
  const passage = passageAt(source, file, path);
  return passage ? [warningAt(source, passage, message)] : [];
}

/** Words of a sentence on refunds whose days are not those in which somebody may ask for one. */
const otherDays =
  /\b(?:process|review|bank|business|credit|answer|repl|reach|arriv|return|we (?:pay|cancel|refund)|of (?:your|the) request)/i;

/** Sentences on refunds with another period or percentage than refund.json has. */
function refundWarnings(source: Source): Warning[] {
  const rule = contentOf(source, "refund.json");
  if (!rule) return [];
  return source.passages.filter(isWords).flatMap((passage) => {
    if (source.errors.some(({ file, line }) => file === passage.file && line === passage.line)) return [];
    const found = sentencesOf(passage.text).flatMap(({ sentence }) => {
      if (!/\brefund/i.test(sentence) || otherDays.test(sentence)) return [];
      const [days, count = ""] = typedDays.exec(sentence) ?? [];
      const [share, percent] = /access/i.test(sentence) ? (typedPercent.exec(sentence) ?? []) : [];
      const typed = numberWords[count.toLowerCase()] ?? Number(count);
      if (days && typed !== rule.days) return [{ says: days, has: `${rule.days} days`, sentence }];
      return share && Number(percent) !== rule.percent ? [{ says: share, has: `${rule.percent}%`, sentence }] : [];
    });
    return found.map(({ says, has, sentence }) =>
      warningAt(source, passage, `says ${says}, but refund.json has ${has}: ${quote(sentence)}`),
    );
  });
}

const contacts = /\+91[\d -]{9,}\d|[\w.+-]+@(?:[\w-]+\.)+[a-z]+/gi;

/** Files whose addresses may be examples. */
const lessons = ["blog.json", "exercises.json"];

/** Indian telephone numbers and e-mail domains that are not the institute's; example.com only shows how an address looks. */
function contactWarnings(source: Source): Warning[] {
  const own = contentOf(source, "site.json")?.contact;
  if (!own) return [];
  const plain = (contact: string) => contact.toLowerCase().replace(/^.*@/, "").replace(/[ -]/g, "");
  const known = [own.phone, own.whatsapp, own.email, "example.com"].map(plain);
  const texts = source.passages.filter((passage) => isWords(passage) && !lessons.includes(passage.file));
  return texts.flatMap((passage) => {
    const other = passage.text.match(contacts)?.find((contact) => !known.includes(plain(contact)));
    if (!other) return [];
    const message = `has ${other}, but the institute's is ${other.includes("@") ? own.email : own.phone}: look at both`;
    return [warningAt(source, passage, message)];
  });
}

const withNotice = z.object({ notice: z.looseObject({ version: z.string() }) });

const wordsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value) as object).flatMap(wordsIn);

/** A notice whose words changed while its version did not: the version tells which words a sender has read. */
function noticeWarnings(source: Source): Warning[] {
  const [now, ...before] = [source.files["forms.json"]?.value, ...committedValues(source.root, "forms.json", 2)].map(
    (value) => withNotice.safeParse(value).data?.notice,
  );
  if (!now) return [];
  const isStale = before.some((old) => old?.version === now.version && String(wordsIn(old)) !== String(wordsIn(now)));
  const message = `is still ${day(now.version)}, but the notice has other words since: write the day of the change`;
  return isStale ? warningIn(source, "forms.json", ["notice", "version"], message) : [];
}

/** The words of a policy as visitors read them, and its date. */
const policyOf = (text: string, refund: unknown) => {
  const { fields = [], body } = splitPolicy(text);
  const amounts = Object(refund) as { days?: number; percent?: number };
  const shown = body.replace(/\{refund:(days|percent)\}/g, (_, name: "days" | "percent") => String(amounts[name]));
  return { date: fields.find(({ name }) => name === "lastUpdated"), words: shown.split(/\s+/).join(" ") };
};

/** Policies whose words, or whose refund rule, changed while their date did not. */
function policyDateWarnings(source: Source, today: string): Warning[] {
  const refund = source.files["refund.json"]?.value;
  const [before] = committedValues(source.root, "refund.json", 1);
  return source.passages.flatMap((passage) => {
    if (!/^lastUpdated:/.test(passage.text)) return [];
    const now = policyOf(readText(join(source.root, "data"), passage.file).text ?? "", refund);
    const date = now.date?.value;
    const versions = committedVersions(source.root, passage.file, 2);
    const isStale = versions.some(({ text }, index) => {
      const old = policyOf(text, before);
      const changed = versions[index - 1]?.day ?? today;
      return date && date < changed && old.date?.value === date && old.words !== now.words;
    });
    if (!isStale || !date) return [];
    const message = `is still ${day(date)}, but the policy has other words since: write the day of the change`;
    return [warningAt(source, passage, message)];
  });
}

/** Articles and papers whose trainer is not among their authors. */
function bylineWarnings(source: Source): Warning[] {
  const plain = (name: string) => name.replace(/^Dr\.? /, "");
  const nameOf = (slug: string) => contentOf(source, "faculty.json")?.find((trainer) => trainer.slug === slug)?.name;
  const lacks = (authors: string[], slug: string) => {
    const name = nameOf(slug);
    return name && !authors.map(plain).includes(plain(name)) ? [name] : [];
  };
  const articles = contentOf(source, "blog.json")?.articles ?? [];
  return [
    ...articles.flatMap(({ author, trainer = "" }, index) =>
      lacks([author], trainer).flatMap((name) => {
        const message = `is ${author}, but the trainer of this article is ${name}: choose one of the two in both fields`;
        return warningIn(source, "blog.json", ["articles", index, "author"], message);
      }),
    ),
    ...(contentOf(source, "publications.json") ?? []).flatMap(({ authors, trainers = [] }, index) =>
      trainers.flatMap((trainer, position) =>
        lacks(authors, trainer).flatMap((name) =>
          warningIn(
            source,
            "publications.json",
            [index, "trainers", position],
            `is ${name}, who is none of the authors`,
          ),
        ),
      ),
    ),
  ];
}

/** Batches for which a trainer would have to be in two classes at a time. */
function clashWarnings(source: Source): Warning[] {
  const courses = contentOf(source, "courses.json") ?? [];
  const batches = (contentOf(source, "batches.json") ?? []).map((batch) => {
    const weeks = courses.find(({ slug }) => slug === batch.course)?.modules.at(-1)?.toWeek ?? 0;
    return { ...batch, end: daysAfter(batch.start, 7 * weeks) };
  });
  return batches.flatMap((batch, index) => {
    const earlier = batches
      .slice(0, index)
      .find(
        (other) =>
          other.trainer === batch.trainer &&
          other.days.some((weekday) => batch.days.includes(weekday)) &&
          other.start < batch.end &&
          batch.start < other.end &&
          other.fromTime < batch.toTime &&
          batch.fromTime < other.toTime,
      );
    if (!earlier) return [];
    const message = `teaches the batch of ${earlier.course} from ${day(earlier.start)} at the same hours: change the trainer or the time`;
    return warningIn(source, "batches.json", [index, "trainer"], message);
  });
}
