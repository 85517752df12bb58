/** What a learner pays, in the same words on pages, in PDF files and in open data. */
import { daysAfter } from "../time/india-time";
import { dayInYear, rupees } from "../text/format";
import { interpolate } from "../text/interpolate";

type Gst = { rate: number; included: boolean };

/** Of payment.json, what is said of tax. */
type TaxTerms = { gst?: Gst | null; tax: string };

type PaymentTerms = TaxTerms & { included: string; excluded: string; emi: string };

export type PriceLine = { label: string; text: string };

/** What is paid in all for a fee in whole rupees: the fee, and GST where that is added, rounded to the rupee. */
export function totalPrice(fee: number, gst?: Gst | null): number {
  return gst && !gst.included ? Math.round((fee * (100 + gst.rate)) / 100) : fee;
}

/** The GST in a total, in whole rupees. */
export function gstIn(total: number, { rate }: Pick<Gst, "rate">): number {
  return total - Math.round((total * 100) / (100 + rate));
}

/** What is said of tax for a total in whole rupees, or for several prices. */
export function taxLine({ gst, tax }: TaxTerms, total?: number): string {
  if (!gst) return tax;
  return `${gst.rate}% GST is included${total === undefined ? "" : `: ${rupees(gstIn(total, gst))}`}.`;
}

/** "including 18% GST", where it is set. */
export function gstNote(gst?: Gst | null): string | undefined {
  return gst ? `including ${gst.rate}% GST` : undefined;
}

/** The heading of a list of prices, with what is said of tax after its lead. */
export function withTax<Heading extends { lead?: string | null }>(heading: Heading, terms: TaxTerms): Heading {
  return { ...heading, lead: [heading.lead, taxLine(terms)].filter(Boolean).join(" ") };
}

/** The label of the line that states the refund rule. */
export const refundLabel = "Full refund";

/** The lines about what is paid, for a total in whole rupees, or for any of several. `rule` is that of refund.json. */
export function priceLines(terms: PaymentTerms, { rule }: { rule: string }, total?: number): PriceLine[] {
  return [
    { label: "Tax", text: taxLine(terms, total) },
    { label: "Included", text: terms.included },
    { label: "Not included", text: terms.excluded },
    { label: "EMI", text: terms.emi },
    { label: refundLabel, text: rule },
  ];
}

/** The sentence about the last day of a full refund for somebody who enrols on `start`, the day of the first class. */
export function batchRefund({ batch, days }: { batch: string; days: number }, start: string): string {
  return interpolate(batch, { start: dayInYear(start), last: dayInYear(daysAfter(start, days)) });
}
