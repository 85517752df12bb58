import terms from "../data/payment.json";
import { firstDayRefund, gstNote, priceLines, totalPrice, withGst } from "../../src/content/price-lines";

const added = { rate: 18, included: false };
const included = { rate: 18, included: true };
const gstLine = (gst: typeof added | undefined, fee?: number) =>
  priceLines({ ...terms, gst }, 7, fee).find(({ label }) => label === "GST")?.text;

test("nothing is said of GST until the institute has set it", () => {
  expect(gstLine(undefined, 15_000)).toBeUndefined();
  expect(gstNote(undefined)).toBeUndefined();
  expect(withGst("EMI available", undefined)).toBe("EMI available");
  expect(totalPrice(15_000)).toBe(15_000);
});

test("GST that is added comes with the total", () => {
  expect(gstLine(added, 12_345)).toBe("18% GST is added: ₹14,567 in all.");
  expect(gstNote(added)).toBe("plus 18% GST");
  expect(withGst("EMI available", added)).toBe("EMI available; plus 18% GST");
  expect(totalPrice(12_345, added)).toBe(14_567);
});

test("GST that is included changes no price", () => {
  expect(gstLine(included, 15_000)).toBe("18% GST is included.");
  expect(gstNote(included)).toBe("including 18% GST");
  expect(totalPrice(15_000, included)).toBe(15_000);
});

test("for several fees there is no total", () => {
  expect(gstLine(added)).toBe("18% GST is added.");
});

test("the refund is counted in days after the first class", () => {
  expect(firstDayRefund(terms, "2027-01-28", 7)).toBe(
    "Enrolled on this day: full refund until 4 February 2027, by the rule below. Earlier if you enrol earlier.",
  );
});
