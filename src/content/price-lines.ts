/** What a learner pays, worded the same on pages, in PDF files and in open data. */
import { daysAfter } from "../time/india-time";
import { dayInYear, rupees } from "../text/format";
import { interpolate } from "../text/interpolate";

type Gst = { rate: number; included: boolean };

/** The tax fields of payment.json. */
type TaxTerms = { gst?: Gst | null; tax: string };

type PaymentTerms = TaxTerms & { included: string; excluded: string; emi: string };

export type PriceLine = { label: string; text: string };

/** The total to pay for a fee in whole rupees: adds GST if the fee excludes it, and rounds to the nearest rupee. */
export function totalPrice(fee: number, gst?: Gst | null): number {
  return gst && !gst.included ? Math.round((fee * (100 + gst.rate)) / 100) : fee;
}

/** The fee of which `totalPrice` makes `total`, exact to the rupee: the checked copy holds totals only. */
export function listedFee(total: number, gst?: Gst | null): number {
  return gst && !gst.included ? total - gstIn(total, gst) : total;
}

/** The GST in a total, in whole rupees. */
function gstIn(total: number, { rate }: Pick<Gst, "rate">): number {
  return total - Math.round((total * 100) / (100 + rate));
}

/** The sentence about tax: for a `total` in whole rupees or, without one, for several prices. */
export function taxLine({ gst, tax }: TaxTerms, total?: number): string {
  if (!gst) return tax;
  return `${gst.rate}% GST is included${total === undefined ? "" : `: ${rupees(gstIn(total, gst))}`}.`;
}

/** "including 18% GST"; undefined if no rate is set. */
export function gstNote(gst?: Gst | null): string | undefined {
  return gst ? `including ${gst.rate}% GST` : undefined;
}

/** Appends the sentence about tax to the lead of a price list. */
export function withTax<Heading extends { lead?: string | null }>(heading: Heading, terms: TaxTerms): Heading {
  return { ...heading, lead: [heading.lead, taxLine(terms)].filter(Boolean).join(" ") };
}

/** The label of the refund rule. */
export const refundLabel = "Full refund";

/**
 * Labelled lines about the price; fewer if it is free. They describe `total`, in whole rupees, if given; otherwise they apply to any price.
 * `rule` comes from refund.json.
 */
export function priceLines(terms: PaymentTerms, { rule }: { rule: string }, total?: number): PriceLine[] {
  const scope = [
    { label: "Included", text: terms.included },
    { label: "Not included", text: terms.excluded },
  ];
  if (total === 0) return scope;
  return [
    { label: "Tax", text: taxLine(terms, total) },
    ...scope,
    { label: "EMI", text: terms.emi },
    { label: refundLabel, text: rule },
  ];
}

/** The sentence about the last day for a full refund for learners who enrol on `start`, the day of the first class. */
export function batchRefund({ batch, days }: { batch: string; days: number }, start: string): string {
  return interpolate(batch, { start: dayInYear(start), last: dayInYear(daysAfter(start, days)) });
}
