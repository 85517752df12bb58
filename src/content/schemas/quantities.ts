/** Amounts, counts, ratings, durations and days. */
import { z } from "zod";
import { indiaTime } from "../../time/india-time";
import { pattern, whole } from "./shapes";

export const rupees = whole(
  [1, 10_000_000],
  "Whole rupees, without commas: 15000",
  "whole rupees without quotes or commas, such as 15000",
);

/** A duration that lists can sort by; `durationInWeeks` in src/components/courses/course-order.ts parses it. */
export const duration = (description: string) =>
  pattern(/^(?:1 (?:month|week)|(?:[2-9]|[1-9]\d) (?:months|weeks))$/, {
    description,
    fix: "a number of months or weeks, such as 2 months",
  });

export const count = (description: string, max = 100_000) =>
  whole([0, max], description, "a whole number without quotes, such as 12");

/** A number as displayed, such as 500+. */
export const countText = (description: string) =>
  pattern(/^[1-9](?:\d{0,2}(?:,\d\d)*,\d{3}|\d*)\+?$/, {
    max: 12,
    description: `${description}, such as 500+`,
    fix: "a number in quotes, such as 1,200 or 500+",
  });

/** A yearly salary; text without a number, such as Not disclosed, is valid. */
export const salary = (description: string) =>
  pattern(/^(?:₹\d+(?:\.\d+)?(?: to \d+(?:\.\d+)?)? (?:lakh|crore)|[^\d\s](?:\D*[^\d\s])?)$/, {
    max: 30,
    description,
    fix: "rupees in lakh or crore, such as ₹9.5 lakh or ₹5 to 8 lakh",
  });

/** A duration in words, such as 3 to 6 months; numbers need a unit. */
export const span = (description: string) =>
  pattern(/^(?!\s)(?:\D+|.*\b(?:1 (?:hour|day|week|month|year)|(?:hours|days|weeks|months|years))\b.*)(?<!\s)$/, {
    max: 30,
    description,
    fix: "a length of time with its unit, such as 3 to 6 months or 1 year",
  });

export const year = (description: string) =>
  z
    .int()
    .refine((value) => value >= 1990 && value < 2100, {
      error: ({ input }) => `must be a year from 1990 to 2099, but is ${String(input)}`,
    })
    .meta({ description, fix: "a year from 1990 to 2099 without quotes" });

export const rating = whole([1, 5], "Stars, 1 to 5.");

export const date = z.iso
  .date()
  // A malformed date has its own message.
  .refine((value) => value.length !== 10 || (value >= "1990" && value < "2100"), {
    error: ({ input }) => `must be a day from 1990 to 2099, but is ${String(input)}`,
  })
  .meta({
    description: "A day, written year-month-day: 2026-08-15",
    fix: "a day that exists, written year-month-day, such as 2026-08-15",
  });

/** A date on record, which cannot be in the future. */
export const pastDate = (description: string) =>
  date
    .refine((value) => value <= indiaTime(Date.now()).date, {
      error: ({ input }) => `must not be in the future, but is ${String(input)}`,
    })
    .meta({ description });

/** A date that may be in the future. */
export const plannedDate = (description: string) => date.meta({ description, kind: "plan" });

export const timeOfDay = pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  description: "Time of day, such as 18:30",
  fix: "a time such as 09:00 or 18:30",
});
