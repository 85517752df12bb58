/** Telephone numbers that cannot exist. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { isPlaceholder } from "../../text/placeholder";

/**
 * What is wrong with a telephone number, as the rest of a sentence; nothing if a number of its country can be so, by the
 * numbering plans that Google's libphonenumber collects, or if it stands in for the real one.
 */
export function telephoneError(text: string): string | undefined {
  if (isPlaceholder(text)) return undefined;
  const number = parsePhoneNumberFromString(text);
  if (number?.isValid()) return undefined;
  const where = number?.country ? ` in ${number.country}` : "";
  return `is not a valid telephone number${where}: "${text}": count its digits, and write it like +91-98450 12345`;
}
