/** What can be wrong with what was typed into a form (behaviour.md, "Forms"). */
import { interpolate } from "../../text/interpolate";
import type { Typed } from "./delivery";

/** What is wrong with a field, told as an order. */
export type Mistake = { field: string; message: string };

/** The most characters that each field takes; the forms' `maxLength`, which stops typing where there is no script. */
export const most = { "First Name": 60, "Last Name": 60, Email: 254, Phone: 40, Message: 2000 };

/** An e-mail address as people write it: something, an @, and a domain with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

export type Words = Queries.FormWordsFragment["mistakes"];

/** What is wrong with a request for the newsletter. */
export function newsletterMistakes(typed: Typed, words: Words): Mistake[] {
  const email = typed.Email?.trim();
  const message = email ? words.email : words.noEmail;
  return [...(email && isEmail(email) ? [] : [{ field: "Email", message }]), ...tooLong(typed, words)];
}

export function tooLong(typed: Typed, words: Words): Mistake[] {
  return Object.entries(most).flatMap(([field, limit]) => {
    const count = typed[field]?.length ?? 0;
    if (count <= limit) return [];
    return [{ field, message: interpolate(words.long, { field, most: figure(limit), count: figure(count) }) }];
  });
}

const figure = (count: number) => count.toLocaleString("en-IN");

/** By the place of the field in the form; a field has one mistake at a time. */
export function inOrder(mistakes: Mistake[]): Mistake[] {
  return Object.keys(most).flatMap((field) => mistakes.filter((mistake) => mistake.field === field).slice(0, 1));
}
