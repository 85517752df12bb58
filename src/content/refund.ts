/** The refund helper: the section of a policy that names it in `refundSection` gets it. */
import { z } from "zod";
import { count, text, year } from "./fields";

/** A sentence that holds each of `places`, such as {last}, once or more, and no other. */
function sentence(description: string, ...places: string[]) {
  const marks = places.map((place) => `{${place}}`);
  const escaped = marks.map((mark) => mark.replace("{", "\\{").replace("}", "\\}"));
  const needed = escaped.map((mark) => `(?=.*${mark})`).join("");
  return z
    .string()
    .max(300)
    .regex(new RegExp(`^${needed}(?! )(?:[^{}]|${escaped.join("|")})+(?<! )$`))
    .meta({
      description,
      mend: `a sentence with ${new Intl.ListFormat("en-GB").format(marks)} in it, and no other braces`,
    });
}

export const refund = z
  .strictObject({
    heading: text("The heading.", 60),
    hint: text("Which day to pick.", 120),
    invitation: text("What stands there before a day is picked.", 120),
    days: count("For how many days after enrolment a full refund is possible.", 90),
    firstYear: year("The year of the first enrolments; an earlier day is taken for a slip."),
    possible: sentence("While a full refund is possible.", "enrolled", "last"),
    past: sentence("Once it no longer is.", "enrolled", "last"),
    upcoming: sentence("Where the day of enrolment is still to come.", "enrolled", "last"),
    outside: sentence("Where the day is before the first year, or more than a year ahead.", "firstYear"),
    countdown: z
      .strictObject({
        today: text("The last day is today.", 60),
        tomorrow: text("The last day is tomorrow.", 60),
        later: sentence("The last day is later.", "days"),
      })
      .meta({ description: "How far away the last day is." }),
  })
  .meta({ id: "RefundHelper", description: "The helper that works out the last day for a full refund." });
