/** What only the owner can say: each with its value, or that it is missing. */
import type { Reader } from "../../src/content/read-content";
import { isPlaceholder } from "../../src/text/placeholder";

/** Returns a line for each fact to look at before the launch. */
export function beforeLaunch(read: Reader): string[] {
  const { url, contact } = read("site.json");
  const { gst } = read("payment.json");
  const { notice, translations = [] } = read("forms.json");
  const successes = read("services.json").flatMap(({ successes: all }) => all?.items ?? []);
  const graduates = [...read("alumni.json"), ...read("testimonials.json"), ...successes];
  const lacking = (field: "paid" | "consent") => graduates.filter((one) => !one[field]).map(({ name }) => name);
  const ofSample = (value: string) => (isPlaceholder(value) ? `${value}, a sample` : value);
  return [
    `Domain (site.json): ${ofSample(url)}`,
    `Contact (site.json): ${[contact.phone, contact.email, contact.address.street].map(ofSample).join("; ")}`,
    `GST (payment.json): ${gst ? `${gst.rate}%, ${gst.included ? "included" : "added"}` : "missing"}`,
    `Consent (alumni.json, testimonials.json, services.json): missing for ${lacking("consent").join(", ") || "nobody; keep each in writing"}`,
    `Paid (alumni.json, testimonials.json, services.json): missing for ${lacking("paid").join(", ") || "nobody"}`,
    ...translations.map(({ lang, checkedBy }) => `Translation into ${lang} (forms.json): ${checkedBy}`),
    "Plausible, but the sample's: seats, practice hours, packages before, the award and classes missed",
    `Retention (forms.json): ${notice.kept.text}`,
    "Licence (LICENSE.md): the owner's name",
  ];
}
