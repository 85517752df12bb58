/** What a learner pays, worded the same on pages, in PDF files and in open data. */
import { daysAfter } from "../time/india-time";
import { dayAndMonth, equalPart, rupees } from "../text/format";
import { interpolate } from "../text/interpolate";

type Gst = { rate: number; included: boolean };

type PaymentTerms = {
  gst?: Gst | null;
  tax: string;
  included: string;
  excluded: string;
  missed?: string | null;
  certificate?: string | null;
  emi: string;
  inParts: string;
};

/** What a learner pays for a price in whole rupees: adds GST if the price excludes it, to the nearest rupee. */
export function totalFee(price: number, gst?: Gst | null): number {
  return gst && !gst.included ? Math.round((price * (100 + gst.rate)) / 100) : price;
}

function gstIn(total: number, { rate }: Pick<Gst, "rate">): number {
  return total - Math.round((total * 100) / (100 + rate));
}

/** "GST included", after a course's fee; undefined if no rate is set. */
export function gstNote(gst?: Gst | null): string | undefined {
  return gst ? "GST included" : undefined;
}

/** The sentence about tax in a list of course fees, which are totals; undefined if no rate is set. */
export function feesTax(gst?: Gst | null): string | undefined {
  return gst ? `All fees include ${gst.rate}% GST.` : undefined;
}

/** The sentence about tax beside the prices of services, to which the site adds nothing. */
export function pricesTax({ gst, tax }: Pick<PaymentTerms, "gst" | "tax">): string {
  if (!gst) return tax;
  return gst.included ? `All prices include ${gst.rate}% GST.` : `${gst.rate}% GST is added.`;
}

type PricedCourse = { slug: string; title: string; totalFee: number; duration: string };

/** The fees of courses that the fee list omits, each worded by `template`. */
export function unlistedFees(courses: readonly PricedCourse[], listed: readonly string[], template: string): string {
  return courses
    .filter(({ slug }) => !listed.includes(slug))
    .map(({ title, totalFee: fee, duration }) => interpolate(template, { course: title, fee: rupees(fee), duration }))
    .join(" ");
}

/** Appends a sentence about tax to the lead of a price list. */
export function withTax<Heading extends { lead?: string | null }>(heading: Heading, sentence?: string): Heading {
  return { ...heading, lead: [heading.lead, sentence].filter(Boolean).join(" ") };
}

/** Labelled lines about a fee of `total` rupees, or about any; fewer if it is free. `rule` is refund.json's. */
export function priceLines(terms: PaymentTerms, { rule }: { rule: string }, total?: number) {
  const { gst } = terms;
  const amount = gst && total !== undefined ? `: ${rupees(gstIn(total, gst))}` : "";
  const part = total === undefined ? undefined : rupees(equalPart(total, 3));
  const scope = [
    { id: "included", label: "Included", text: terms.included },
    { id: "excluded", label: "Not included", text: terms.excluded },
    ...(terms.certificate ? [{ id: "certificate", label: "Certificate", text: terms.certificate }] : []),
    ...(terms.missed ? [{ id: "missed", label: "If you miss a class", text: terms.missed }] : []),
  ];
  if (total === 0) return [{ id: "fee", label: "Fee", text: rupees(0) }, ...scope];
  return [
    { id: "tax", label: "Tax", text: gst ? `${gst.rate}% GST is included${amount}.` : terms.tax },
    ...scope,
    {
      id: "instalments",
      label: "Instalments",
      text: [terms.emi, part && interpolate(terms.inParts, { part })].filter(Boolean).join(" "),
    },
    { id: "refund", label: "Full refund", text: rule },
  ];
}

/** The sentence about the last day for a full refund for learners who enrol on `start`, the day of the first class. */
export function batchRefund({ batch, days }: { batch: string; days: number }, start: string): string {
  return interpolate(batch, { start: dayAndMonth(start), last: dayAndMonth(daysAfter(start, days)) });
}
