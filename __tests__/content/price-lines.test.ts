import terms from "../data/payment.json";
import {
  batchRefund,
  feesTax,
  gstNote,
  priceLines,
  pricesTax,
  totalFee,
  unlistedFees,
} from "../../src/content/price-lines";

const added = { rate: 18, included: false };
const included = { rate: 18, included: true };

/** The sentence about tax in a price panel. */
const taxLine = (gst: typeof added | undefined, total?: number) =>
  priceLines({ ...terms, gst }, { rule: "" }, total)[0]?.text;

test("without GST, price panels and services say the sentence of payment.json, and fees nothing", () => {
  expect([taxLine(undefined, 15_000), pricesTax({ tax: terms.tax })]).toEqual([terms.tax, terms.tax]);
  expect([gstNote(undefined), feesTax(undefined)]).toEqual([undefined, undefined]);
  expect(totalFee(15_000)).toBe(15_000);
});

test("GST that is added becomes part of the total", () => {
  expect(totalFee(12_345, added)).toBe(14_567);
  expect(taxLine(added, 14_567)).toBe("18% GST is included: ₹2,222.");
});

test("GST that is included leaves prices unchanged", () => {
  expect(totalFee(15_000, included)).toBe(15_000);
  expect(gstNote(included)).toBe("GST included");
});

test("price lists say what applies to all their prices; GST is not added to those of services", () => {
  expect([feesTax(added), taxLine(added)]).toEqual(["All fees include 18% GST.", "18% GST is included."]);
  expect([added, included].map((gst) => pricesTax({ ...terms, gst }))).toEqual([
    "18% GST is added.",
    "All prices include 18% GST.",
  ]);
});

test("courses that the fee list leaves out have a sentence each", () => {
  const course = { slug: "ai", title: "AI", totalFee: 40_000, duration: "4 months" };
  const template = "{course}: {fee}, {duration}.";
  expect(unlistedFees([course], [], template)).toBe("AI: ₹40,000, 4 months.");
  expect(unlistedFees([course], ["ai"], template)).toBe("");
});

test("the refund period counts days after the first class, across months", () => {
  const refund = { batch: "Enrol on {start}: until {last}.", days: 7 };
  expect(batchRefund(refund, "2027-01-28")).toBe("Enrol on 28 January: until 4 February.");
});
