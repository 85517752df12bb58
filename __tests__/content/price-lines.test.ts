import terms from "../data/payment.json";
import { batchRefund, gstNote, listedFee, taxLine, totalPrice, withTax } from "../../src/content/price-lines";

const added = { rate: 18, included: false };
const included = { rate: 18, included: true };

test("without GST, the tax line is the sentence of payment.json", () => {
  expect(taxLine(terms, 15_000)).toBe(terms.tax);
  expect(gstNote(undefined)).toBeUndefined();
  expect(totalPrice(15_000)).toBe(15_000);
});

test("GST that is added becomes part of the total", () => {
  expect(totalPrice(12_345, added)).toBe(14_567);
  expect(taxLine({ ...terms, gst: added }, 14_567)).toBe("18% GST is included: ₹2,222.");
});

test("the fee of a total is the one in the content, whatever the rate", () => {
  const fees = Array.from({ length: 500 }, (_, index) => 1 + index * 997);
  const terms = [undefined, included, ...Array.from({ length: 40 }, (_, index) => ({ ...added, rate: index + 1 }))];
  const changed = terms.flatMap((gst) => fees.filter((fee) => listedFee(totalPrice(fee, gst), gst) !== fee));
  expect(changed).toEqual([]);
});

test("GST that is included leaves prices unchanged", () => {
  expect(totalPrice(15_000, included)).toBe(15_000);
  expect(gstNote(included)).toBe("including 18% GST");
});

test("a price list's tax line applies to all its prices", () => {
  expect(withTax({ heading: "Courses", lead: "All of them." }, terms).lead).toBe(`All of them. ${terms.tax}`);
  expect(withTax({ lead: null }, { ...terms, gst: added }).lead).toBe("18% GST is included.");
});

test("the refund period counts days after the first class, across months", () => {
  const refund = { batch: "Enrol on {start}: until {last}.", days: 7 };
  expect(batchRefund(refund, "2027-01-28")).toBe("Enrol on 28 January: until 4 February.");
});
