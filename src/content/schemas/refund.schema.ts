/** The refund helper: the section of a policy that names it in `refundSection` gets it. */
import { z } from "zod";
import { text, year } from "./fields";
import { templateText } from "./template-text";

export const refund = z
  .strictObject({
    heading: text("The heading.", 60),
    hint: text("Which day to pick.", 120),
    invitation: text("What stands there before a day is picked.", 120),
    days: z.int().min(1).max(90).meta({
      description: "For how many days after enrolment a full refund is possible.",
      mend: "a number of days without quotes, such as 7",
    }),
    firstYear: year("The year of the first enrolments; an earlier day is rejected as a typing error."),
    possible: templateText("While a full refund is possible.", { required: ["enrolled", "last"] }),
    past: templateText("Once it no longer is.", { required: ["enrolled", "last"] }),
    upcoming: templateText("Where the day of enrolment is still to come.", { required: ["enrolled", "last"] }),
    outside: templateText("Where the day is before the first year, or more than a year ahead.", {
      required: ["firstYear"],
    }),
    countdown: z
      .strictObject({
        today: text("The last day is today.", 60),
        tomorrow: text("The last day is tomorrow.", 60),
        later: templateText("The last day is later.", { required: ["days"] }),
      })
      .meta({ description: "How far away the last day is." }),
  })
  .meta({ id: "RefundHelper", description: "The helper that works out the last day for a full refund." });
