/** Validation of an enquiry; apart from the newsletter's, so that the blog does not load it. */
import type { FormValues } from "./delivery";
import { inFieldOrder, isEmail, lengthErrors, type ErrorMessages, type FieldError } from "./form-errors";

/**
 * Whether a text is a telephone number: ten digits that may begin with +91, 0091, 91 or 0 for India, or + and 7 to 15
 * digits for the world (ITU-T E.164). Spaces, hyphens and brackets do not count.
 */
export function isPhone(text: string): boolean {
  const number = text.replace(/[\s()\u2010-\u2013-]/g, "");
  return /^(?:\+91|0091|91|0)?[1-9]\d{9}$/.test(number) || /^\+(?!91)[1-9]\d{6,14}$/.test(number);
}

/** The errors of an enquiry in the order of its fields. First name, message, and either e-mail or phone are required. */
export function enquiryErrors(values: FormValues, messages: ErrorMessages): FieldError[] {
  const text = (field: string) => values[field]?.trim() ?? "";
  const reached = text("Email") || text("Phone");
  return inFieldOrder([
    ...(text("First Name") ? [] : [{ field: "First Name", message: messages.firstName }]),
    ...(reached ? [] : [{ field: "Email", message: messages.reach }]),
    ...(text("Email") && !isEmail(text("Email")) ? [{ field: "Email", message: messages.email }] : []),
    ...(text("Phone") && !isPhone(text("Phone")) ? [{ field: "Phone", message: messages.phone }] : []),
    ...(text("Message") ? [] : [{ field: "Message", message: messages.message }]),
    ...lengthErrors(values, messages),
  ]);
}
