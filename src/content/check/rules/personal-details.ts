/** Names and contact details: invalid ones, other people's, and leftover sample details. */
import { distance } from "fastest-levenshtein";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { visibleValue } from "../../../text/characters";
import { isPlaceholder } from "../../../text/placeholder";
import { pluralize, quote, sentencesOf } from "../../../text/sentences";
import { validContent, type SiteContent } from "../content";
import type { Finding } from "../finding";
import { textsInVersion } from "../history";
import { eachText, isOf, isWords, type WarningInput, type Rules } from "../rule";
import { findingAt, isField, textAt, type ContentText } from "../texts";

export const personalDetails: Rules = {
  errors: [eachText(isOf("telephone"), () => (text) => telephoneError(text.written))],
  warnings: [
    eachText(isWords, foreignContacts),
    eachText(isField("phone", "whatsapp", "postalCode"), oddOfficeContact),
    sampleDetails,
    eachText(isField("alumni.json.src", "testimonials.json.portrait"), bareGraduate),
  ],
};

const countries = new Intl.DisplayNames("en", { type: "region" });

/** The error in a telephone number that is impossible in its country, according to Google's libphonenumber. */
export function telephoneError(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, /^(?:0|1800)/.test(text) ? "IN" : undefined);
  if (isPlaceholder(text) || number?.isValid()) return undefined;
  const where = number?.country ? ` in ${countries.of(number.country)}` : "";
  return `is not a valid telephone number${where}: ${visibleValue(text)}: count its digits, and write it like +91-98450 12345`;
}

/** Domains of mail that people mistype, and others that look like them. */
const mailDomains =
  "gmail.com yahoo.com yahoo.co.in hotmail.com outlook.com rediffmail.com icloud.com mail.com ymail.com email.com";

/** How PIN codes begin, by city. */
const postalZones: Partial<Record<string, string>> = {
  ...{ bangalore: "56", bengaluru: "56", mysore: "57", mysuru: "57", mangalore: "57", mangaluru: "57", hubballi: "58" },
  ...{ chennai: "60", coimbatore: "64", hyderabad: "50", kochi: "68", mumbai: "40", pune: "41", delhi: "11" },
};

/** Phone numbers and PIN codes that do not fit the office's city or country. */
function oddOfficeContact(content: WarningInput) {
  const { city = "", country } = validContent(content, "site.json")?.contact.address ?? {};
  if (!country) return undefined;
  return (text: ContentText) => {
    if (isField("postalCode")(text)) {
      const zone = postalZones[city.toLowerCase()] ?? "";
      const isFit = country !== "India" || (/^[1-9]\d\d ?\d{3}$/.test(text.written) && text.written.startsWith(zone));
      const rule = `have six digits${zone && `, and begin with ${zone}`}`;
      return isFit ? undefined : `is ${text.written}, but PIN codes of ${city} ${rule}: check both`;
    }
    const number = parsePhoneNumberFromString(text.written, text.written.startsWith("0") ? "IN" : undefined);
    const home = number?.country && countries.of(number.country);
    if (!number || !home || isPlaceholder(text.written)) return undefined;
    if (home !== country) return `is a number in ${home}, but the office is in ${country}: check its country code`;
    if (/[ -]\d{5}[ -]\d{5}$/.test(text.written) && number.getType() === "FIXED_LINE")
      return `is ${text.written}, which is no mobile number: check its first digits`;
    return number.number === `+${text.written.replace(/\D/g, "")}`
      ? undefined
      : `is ${text.written}, which some phones cannot call: write ${number.formatInternational()}`;
  };
}

const contacts = /wa\.me\/91\d+|\+91[\d -]{9,}\d|\b[6-9]\d{4}[ -]?\d{5}\b|[\w.+-]+@(?:[\w-]+\.)+[a-z]+/gi;

/** Mistyped e-mail addresses, and Indian phone numbers and e-mail domains that are not the institute's. */
function foreignContacts(content: WarningInput) {
  const institute = validContent(content, "site.json")?.contact;
  if (!institute) return undefined;
  const bare = (contact: string) => contact.toLowerCase().replace(/^(?:\+|wa\.me\/)91|[ -]/g, "");
  // former-names.ts reports the institute's former ones.
  const all = [...(content.history["site.json"] ?? []).flatMap(textsInVersion), ...content.texts];
  const ours = all.filter((text) => isField("site.json.phone", "site.json.whatsapp", "site.json.email")(text));
  const ownContacts = ["name@example.com", "98450 12345", ...ours.map(({ written }) => written)].map(bare);
  const domainOf = (contact: string) => contact.toLowerCase().split("@")[1] ?? "";
  const [mail, home] = [mailDomains.split(" "), domainOf(institute.email)];
  return ({ shown, file }: ContentText) =>
    (shown.match(contacts) ?? []).map((contact) => {
      const domain = domainOf(contact);
      const domains = file === "site.json" ? mail : [...mail, home]; // the institute's own may be the mistyped one
      const meant = domains.includes(domain) ? domain : domains.find((listed) => distance(listed, domain) <= 2);
      if (meant && meant !== domain) return `has ${contact}; did you mean "${meant}"?`;
      if (ownContacts.includes(bare(contact)) || file === "exercises.json" || (file === "blog.json" && domain))
        return undefined;
      return `has ${contact}, but the institute's is ${domain ? institute.email : institute.phone}: check both`;
    });
}

/** Portraits without the facts that belong beside them (docs/law.md). */
function bareGraduate(content: SiteContent) {
  return ({ file, path: [index = 0] }: ContentText) =>
    Object.entries({ paid: "whether they paid for the course", consent: "the day of their written consent" })
      .filter(([field]) => !textAt(content, file, [index, field]))
      .map(([field, what]) => `shows a graduate without ${field}: add ${what}, or remove the picture`);
}

/** Warns once about all sentences with a sample domain, number or street. */
function sampleDetails({ texts }: SiteContent): Finding[] {
  const found = texts.flatMap((text) => {
    const sentence = sentencesOf(text.shown).find((one) => isPlaceholder(one.sentence))?.sentence;
    return sentence ? [{ text, sentence }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const fields = found.map(({ text, sentence }) => `${quote(sentence)} (data/${text.file})`);
  const message = `sample brand: set ${pluralize(found.length, "field")} before the first deployment: ${fields.join(", ")}`;
  return [{ ...findingAt(first.text, message), message, key: message }];
}
