import claims from "../../data/claims.json";
import payment from "../../data/payment.json";
import refund from "../../data/refund.json";
import { namedFigures } from "../../src/content/named-figures";
import { totalPrice } from "../../src/content/price-lines";
import { interpolate } from "../../src/text/interpolate";

/** The tax settings, in which GST is optional. */
const taxTerms: { tax: string; gst?: { rate: number; included: boolean } } = payment;

/** Returns content as displayed, with named figures resolved and GST included in prices and fees. */
export function filled<Content>(content: Content): Content {
  const figures = namedFigures(claims, refund);
  return JSON.parse(JSON.stringify(content), (name, value: unknown) => {
    if (typeof value === "string") return interpolate(value, figures);
    return typeof value === "number" && (name === "price" || name === "fee") ? totalPrice(value, taxTerms.gst) : value;
  }) as Content;
}
