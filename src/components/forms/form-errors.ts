import type { FieldName, FormField, FormValues } from "../../contact/form-fields";
import { english, labelOf, type FormLanguage } from "./translation";
import { groupDigits } from "../../text/format";
import { interpolate } from "../../text/interpolate";

/** The error in one field; the message says what to do. */
export type FieldError = { field: FieldName; message: string };

/** Returns the errors in a form's values, at most one per field, in field order. */
export function formErrors(
  fields: readonly FormField[],
  values: FormValues,
  words: FormLanguage = english,
): FieldError[] {
  return fields.flatMap((field) => {
    const message = fieldError(field, values, words);
    return message ? [{ field: field.name, message }] : [];
  });
}

function fieldError(
  { name, type, maxLength = Infinity, missing, or }: FormField,
  values: FormValues,
  { mistakes, labels }: FormLanguage,
) {
  const raw = values[name] ?? "";
  const text = raw.trim();
  if (missing && !text && !(or && values[or]?.trim())) return mistakes[missing];
  if (type === "email" && text && !isEmail(text)) return mistakes.email;
  if (type === "tel" && text && !isPhone(text)) return mistakes.phone;
  if (raw.length <= maxLength) return undefined;
  return interpolate(mistakes.long, {
    field: labelOf(name, labels),
    most: groupDigits(maxLength),
    count: groupDigits(raw.length),
  });
}

/** Whether an e-mail address is plausible: text, an @, and a domain with a dot. Matches in linear time. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/**
 * Whether a text is a telephone number: ten digits with an optional prefix +91, 0091, 91 or 0 for India, or + and 7 to
 * 15 digits for other countries (ITU-T E.164). Ignores spaces, hyphens and brackets.
 */
export function isPhone(text: string): boolean {
  const number = text.replace(/[\s()\u2010-\u2013-]/g, "");
  return /^(?:\+91|0091|91|0)?[1-9]\d{9}$/.test(number) || /^\+(?!91)[1-9]\d{6,14}$/.test(number);
}
