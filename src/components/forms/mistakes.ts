/** What can be wrong with what was typed into a form (behaviour.md, "Forms"). */
import { fill } from "../../fill";
import type { Typed } from "./delivery";

/** What is wrong with a field, told as an order. */
export type Mistake = { field: string; message: string };

/** The most characters that each field takes; the forms' `maxLength`, which stops typing where there is no script. */
export const most = { "First Name": 60, "Last Name": 60, Email: 254, Phone: 40, Message: 2000 };

/** An e-mail address as people write it: something, an @, and a domain with a dot. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/**
 * Whether a text is a telephone number: ten digits that may begin with +91, 0091, 91 or 0 for India, or + and 7 to 15
 * digits for the world (ITU-T E.164). Blanks, hyphens and brackets do not count.
 */
export function isPhone(text: string): boolean {
  const number = text.replace(/[\s()\u2010-\u2013-]/g, "");
  return /^(?:\+91|0091|91|0)?[1-9]\d{9}$/.test(number) || /^\+(?!91)[1-9]\d{6,14}$/.test(number);
}

type Words = Queries.FormWordsFragment["mistakes"];

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

/** What is wrong with a request for the newsletter. */
export function newsletterMistakes(typed: Typed, words: Words): Mistake[] {
  const email = typed.Email?.trim();
  const message = email ? words.email : words.noEmail;
  return [...(email && isEmail(email) ? [] : [{ field: "Email", message }]), ...tooLong(typed, words)];
}

function tooLong(typed: Typed, words: Words): Mistake[] {
  return Object.entries(most).flatMap(([field, limit]) => {
    const count = typed[field]?.length ?? 0;
    if (count <= limit) return [];
    return [{ field, message: fill(words.long, { field, most: figure(limit), count: figure(count) }) }];
  });
}

const figure = (count: number) => count.toLocaleString("en-IN");

/** By the place of the field in the form; a field has one mistake at a time. */
function inOrder(mistakes: Mistake[]): Mistake[] {
  return Object.keys(most).flatMap((field) => mistakes.filter((mistake) => mistake.field === field).slice(0, 1));
}
