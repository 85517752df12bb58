/** Items shown only from the day `from` to the day `until`, inclusive, in India time. */
import { z } from "zod";
import { date, plannedDate } from "./quantities";
import { ascending } from "./rules";

export const period = {
  from: plannedDate("The first day on which it is shown, if not at once: 2027-01-11").optional(),
  until: plannedDate("The last day on which it is shown, if there is one: 2027-03-31").optional(),
};

const schema = z.object(period);

/** Whether an item is shown on a given day. */
export function isShownOn(day: string, item: unknown): boolean {
  const { from = day, until = day } = schema.safeParse(item).data ?? {};
  return from <= day && day <= until;
}

export const periodInOrder = ascending("from", "until", date);
