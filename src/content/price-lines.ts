/** What a learner pays for a course, in the same words on pages, in PDF files and in open data. */
import { daysAfter } from "../time/india-time";
import { day, rupees } from "../text/format";
import { interpolate } from "../text/interpolate";

type Gst = { rate: number; included: boolean };

/** Of payment.json, what the lines are made of. */
export type PaymentTerms = {
  gst?: Gst | null;
  included: string;
  excluded: string;
  emi: string;
  refund: string;
  firstDay: string;
};

export type PriceLine = { label: string; text: string };

/** What is paid in all for a fee in whole rupees: the fee, and GST where that is added, rounded to the rupee. */
export function totalPrice(fee: number, gst?: Gst | null): number {
  return gst && !gst.included ? Math.round((fee * (100 + gst.rate)) / 100) : fee;
}

/** "including 18% GST", or "plus 18% GST"; nothing where GST is not set. */
export function gstNote(gst?: Gst | null): string | undefined {
  return gst ? `${gst.included ? "including" : "plus"} ${gst.rate}% GST` : undefined;
}

/** A note or caption about fees, with what it says of GST. */
export function withGst(note: string, gst?: Gst | null): string {
  return [note, gstNote(gst)].filter(Boolean).join("; ");
}

/**
 * The lines about what is paid, for a `fee` in whole rupees, or for any of several fees without it. `refundDays` are those
 * of refund.json.
 */
export function priceLines(terms: PaymentTerms, refundDays: number, fee?: number): PriceLine[] {
  const { gst, included, excluded, emi, refund } = terms;
  const total = fee !== undefined && gst && !gst.included ? `: ${rupees(totalPrice(fee, gst))} in all` : "";
  return [
    ...(gst ? [{ label: "GST", text: `${gst.rate}% GST is ${gst.included ? "included" : `added${total}`}.` }] : []),
    { label: "Included", text: included },
    { label: "Not included", text: excluded },
    { label: "EMI", text: emi },
    { label: "Refund", text: interpolate(refund, { days: String(refundDays) }) },
  ];
}

/** The sentence about the last day of a full refund for somebody who enrols on `start`, the day of the first class. */
export function firstDayRefund(
  { firstDay }: Pick<PaymentTerms, "firstDay">,
  start: string,
  refundDays: number,
): string {
  return interpolate(firstDay, { last: day(daysAfter(start, refundDays)) });
}
