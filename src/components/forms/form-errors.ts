/** Validation that both forms share, and the newsletter's. */
import { interpolate } from "../../text/interpolate";
import type { FormValues } from "./delivery";

/** An error of one field; the message says what to do. */
export type FieldError = { field: string; message: string };

export type ErrorMessages = Queries.FormCopyFragment["mistakes"];

/** In characters. Also the fields' `maxLength`, which holds where there is no script. */
export const maxLengths = { "First Name": 60, "Last Name": 60, Email: 254, Phone: 40, Message: 2000 };

/** An e-mail address as people write it: something, an @, and a domain with a dot. Matches in linear time. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** The errors of a subscription to the newsletter. */
export function newsletterErrors(values: FormValues, messages: ErrorMessages): FieldError[] {
  const email = values.Email?.trim();
  const message = email ? messages.email : messages.noEmail;
  return [...(email && isEmail(email) ? [] : [{ field: "Email", message }]), ...lengthErrors(values, messages)];
}

export function lengthErrors(values: FormValues, messages: ErrorMessages): FieldError[] {
  return Object.entries(maxLengths).flatMap(([field, limit]) => {
    const count = values[field]?.length ?? 0;
    if (count <= limit) return [];
    return [{ field, message: interpolate(messages.long, { field, most: grouped(limit), count: grouped(count) }) }];
  });
}

const grouped = (count: number) => count.toLocaleString("en-IN");

/** The errors by the place of their field in the form, one per field. */
export function inFieldOrder(errors: FieldError[]): FieldError[] {
  return Object.keys(maxLengths).flatMap((field) => errors.filter((error) => error.field === field).slice(0, 1));
}
