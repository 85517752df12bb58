/** Claims: the figures that the site states of the institute, and what each rests on. */
import { z } from "zod";
import { date, slug, text, unique } from "./fields";
import { rule } from "./rules";

export const claim = z
  .strictObject({
    slug: slug.meta({
      description:
        "The name by which texts take the figure, {claim:students-placed}, and the label, {label:students-placed}.",
    }),
    figure: text("The figure as it is shown, such as 600+", 12),
    label: unique(text("What it counts, after the figure: students placed", 40)),
    asOf: date.optional().meta({ description: "The day up to which it is counted: 2026-09-30" }),
    countedFrom: date.optional().meta({ description: "The day from which on it is counted: 2016-06-01" }),
    counting: text("How it is counted, and who or what is left out.", 400).optional(),
    source: text("Where the numbers are kept, so that somebody could look.", 80).optional(),
  })
  .check(
    rule(z.object({ countedFrom: date, asOf: date }), ({ countedFrom, asOf }) => {
      if (asOf >= countedFrom) return [];
      return [{ path: ["asOf"], message: `must not be before countedFrom (${countedFrom}), but is ${asOf}` }];
    }),
  )
  .meta({ id: "Claim", description: "A figure that the site states of the institute, and what it rests on." });
