/** What can be wrong with an enquiry; apart from the newsletter's, because the blog needs that alone. */
import type { Typed } from "./delivery";
import { inOrder, isEmail, tooLong, type Mistake, type Words } from "./mistakes";

/**
 * Whether a text is a telephone number: ten digits that may begin with +91, 0091, 91 or 0 for India, or + and 7 to 15
 * digits for the world (ITU-T E.164). Blanks, hyphens and brackets do not count.
 */
export function isPhone(text: string): boolean {
  const number = text.replace(/[\s()\u2010-\u2013-]/g, "");
  return /^(?:\+91|0091|91|0)?[1-9]\d{9}$/.test(number) || /^\+(?!91)[1-9]\d{6,14}$/.test(number);
}

/** What is wrong with an enquiry, in the order of its fields: first name, message, and one of e-mail and phone are needed. */
export function enquiryMistakes(typed: Typed, words: Words): Mistake[] {
  const text = (field: string) => typed[field]?.trim() ?? "";
  const reached = text("Email") || text("Phone");
  return inOrder([
    ...(text("First Name") ? [] : [{ field: "First Name", message: words.firstName }]),
    ...(reached ? [] : [{ field: "Email", message: words.reach }]),
    ...(text("Email") && !isEmail(text("Email")) ? [{ field: "Email", message: words.email }] : []),
    ...(text("Phone") && !isPhone(text("Phone")) ? [{ field: "Phone", message: words.phone }] : []),
    ...(text("Message") ? [] : [{ field: "Message", message: words.message }]),
    ...tooLong(typed, words),
  ]);
}
