/** Claims: figures about the institute, and the evidence for each. */
import { z } from "zod";
import { date, slug, text, unique } from "./fields";
import { rule } from "./rules";

export const claim = z
  .strictObject({
    slug: slug.meta({
      title: "Name",
      description:
        "The name that texts use for the figure, {claim:students-placed}, and for its label, {label:students-placed}.",
    }),
    figure: text("The figure as shown, such as 600+", 12),
    label: unique(text("What it counts, such as students placed.", 40)),
    asOf: date.optional().meta({ description: "Last day counted: 2026-09-30" }),
    countedFrom: date.optional().meta({ description: "First day counted: 2016-06-01" }),
    counting: text("How it is counted, and who or what is left out.", 400).optional(),
    source: text("Where the numbers are kept, for anyone who wants to check.", 80).optional(),
  })
  .check(
    rule(z.object({ countedFrom: date, asOf: date }), ({ countedFrom, asOf }) => {
      if (asOf >= countedFrom) return [];
      return [{ path: ["asOf"], message: `must not be before countedFrom (${countedFrom}), but is ${asOf}` }];
    }),
  )
  .meta({ id: "Claim", description: "A figure about the institute, and what it is based on." });
