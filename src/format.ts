/** Figures and times as visitors read them. */
import { weekdayOf } from "./india-time";
import { weekdays } from "./office-hours";

const rupeeFormat = whenWanted(
  () => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 }),
);

/** Whole rupees with Indian grouping: 15000 → "₹15,000". */
export function rupees(amount: number): string {
  return rupeeFormat().format(amount);
}

/** One of so many equal parts of an amount, rounded to the rupee: (35000, 3) → 11667. */
export function equalPart(amount: number, parts: number): number {
  return Math.round(amount / parts);
}

/** A time of day "18:30" → "6:30 PM". */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** From when to when: 09:00 and 18:00 → "9:00 AM to 6:00 PM". */
export function hours({ opens, closes }: { opens: string; closes: string }): string {
  return `${clock(opens)} to ${clock(closes)}`;
}

/** The weeks a module takes: (1, 2) → "Weeks 1–2", (3, 3) → "Week 3". */
export function weekRange(from: number, to: number): string {
  return from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
}

const dayFormat = whenWanted(() => new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" }));
const monthFormat = whenWanted(
  () => new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** A day "2026-08-15" → "15 August 2026". */
export function day(date: string): string {
  return dayFormat().format(new Date(date));
}

/** A day with its name: "2026-08-15" → "Saturday, 15 August 2026". */
export function dayOfWeek(date: string): string {
  return `${weekdays[weekdayOf(date)]}, ${day(date)}`;
}

/** The month of a day: "2026-08-15" → "August 2026". */
export function month(date: string): string {
  return monthFormat().format(new Date(date));
}

/** A browser takes so long to make a format (30 ms and more on a phone) that each is made only once it is used. */
function whenWanted<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
