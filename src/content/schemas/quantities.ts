/** Amounts, counts, ratings, durations and days. */
import { z } from "zod";
import { indiaTime } from "../../time/india-time";
import { ascending, pattern, whole } from "./shapes";

export const rupees = whole(
  [0, Number.MAX_SAFE_INTEGER],
  "Whole rupees, without commas: 15000. 0 is free.",
  "whole rupees without quotes or commas, such as 15000",
).meta({ quantity: "rupees" });

/** A duration that lists can sort by; `durationInWeeks` in src/content/durations.ts parses it. */
export const duration = (description: string) =>
  pattern(
    /^(?:1 (?:minute|hour|day|week(?:end)?|month|year)|(?!1 )[1-9]\d*(?:\.\d+)?(?: to [1-9]\d*)? (?:minute|hour|day|week(?:end)?|month|year)s)$/,
    {
      description,
      quantity: "number",
      fix: "a number of minutes, hours, days, weekends, weeks, months or years, such as 2 months",
    },
  );

export const count = (description: string) =>
  whole([0, Number.MAX_SAFE_INTEGER], description, "a whole number without quotes, such as 12");

/** A number as displayed, such as 500+, Over 1,200 or 2.1k. */
export const countText = (description: string) =>
  pattern(/^(?:[A-Za-z]+ )*[1-9](?:\d{0,2}(?:,\d\d)*,\d{3}|\d*(?:\.\d+)?)(?: ?[kK]| lakh)?\+?$/, {
    softLimit: 24,
    quantity: "number",
    description: `${description}, such as 500+`,
    fix: "a number in quotes, such as 1,200 or 500+",
  });

/** An amount in words: ₹6,40,000, $120 an hour, 6.4 LPA, 8% of a year's pay, Not disclosed, Free until 31 March 2027. */
export const amount = (description: string) =>
  pattern(/^(?!\s)(?:\D+|.*(?:[₹$€£%]|[Ff]ree|[Ii]nclude|[Uu]ntil|\b(?:Rs|lakh|crore|[A-Z]{3})\b).*)(?<!\s)$/, {
    softLimit: 60,
    quantity: "number",
    description,
    fix: "an amount with its currency, such as ₹9.5 lakh, ₹6,40,000 or ₹35,000 a month",
  });

/** A duration in words, such as 3 to 6 months or Since 1998; numbers need a unit. */
export const span = (description: string) =>
  pattern(/^(?!\s)(?:\D+|.*[^\d\s]{2}.*)(?<!\s)$/, {
    softLimit: 60,
    quantity: "number",
    description,
    fix: "a length of time with its unit, such as 3 to 6 months or 1 year",
  });

/** An earlier year is a typing error. */
const firstYear = 1900;

/** A year on record, or the next one, because papers can be dated ahead. */
export const year = (description: string) =>
  z
    .int()
    .min(firstYear)
    .refine((value) => value <= new Date().getFullYear() + 1, "must not be after next year")
    .meta({ description, fix: `a year since ${firstYear}, without quotes` });

export const rating = whole([1, 5], "Stars, 1 to 5.");

export const date = z.iso
  .date()
  // A malformed date has its own message.
  .refine((value) => value.length !== 10 || (value >= String(firstYear) && value < "2100"), {
    error: ({ input }) => `must be a day from ${firstYear} to 2099, but is ${String(input)}`,
  })
  .meta({
    description: "A day, written year-month-day: 2026-08-15",
    fix: "a day that exists, written year-month-day, such as 2026-08-15",
  });

/** The date of something that has happened, so not in the future. */
export const pastDate = (description: string) =>
  date
    .refine((value) => value <= indiaTime(Date.now()).date, {
      error: ({ input }) => `must not be in the future, but is ${String(input)}`,
    })
    .meta({ description });

/** A date that may be in the future. */
export const plannedDate = (description: string) => date.meta({ description, kind: "plan" });

/** For items shown only from the day `from` to the day `until`, inclusive, in India time. */
export const period = {
  from: plannedDate("The first day on which it is shown, if not at once: 2027-01-11").optional(),
  until: plannedDate("The last day on which it is shown, if there is one: 2027-03-31").optional(),
};

export function isShownOn(day: string, item: unknown): boolean {
  const { from = day, until = day } = z.object(period).safeParse(item).data ?? {};
  return from <= day && day <= until;
}

export const periodInOrder = ascending("from", "until", date);

/** A time of day at which the office closes; 24:00 and 00:00 are midnight. */
export const closingTime = pattern(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, {
  description: "Time of day, such as 18:30; 24:00 is midnight.",
  fix: "a time such as 18:30, or 24:00 for midnight",
});

export const timeOfDay = pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  description: "Time of day, such as 18:30",
  fix: "a time such as 09:00 or 18:30",
});
