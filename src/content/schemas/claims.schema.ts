import { z } from "zod";
import { ascending, object, rule } from "./shapes";
import { references, slug, text, unique } from "./fields";
import { count, date } from "./quantities";

export const claim = object("Claim", "A figure about the institute, and what it is based on.", {
  slug: slug.meta({
    title: "Name",
    description:
      "The name that texts use for the figure, {claim:students-placed}, and for its label, {label:students-placed}.",
  }),
  figure: text("The figure as shown, such as 600+", 24).meta({ quantity: "number" }),
  label: unique(text("What it counts, such as students placed.", 80)),
  asOf: date.meta({ description: "Last day counted: 2026-09-30" }),
  countedFrom: date.optional().meta({ description: "First day counted: 2016-06-01" }),
  counts: object("ClaimCounts", "Of a share: the two numbers behind it.", {
    count: count("How many met it."),
    of: count("Out of how many."),
  }).optional(),
  courses: references("courses.json", "The courses whose learners are counted, if not all.").optional(),
  counting: text("How it is counted, and who or what is left out.", 800).optional(),
  source: text("Where the numbers are kept, as words after “Source:”.", 160).optional(),
}).check(
  ascending("countedFrom", "asOf", date),
  rule(z.object({ figure: z.string(), counts: z.object({ count: z.int(), of: z.int() }) }), ({ figure, counts }) => {
    const percent = /^(\d+)%$/.exec(figure)?.[1];
    const share = (100 * counts.count) / counts.of;
    if (percent === undefined || Math.abs(Number(percent) - share) < 1) return []; // rounded, up or down
    const message = `must give the figure ${figure}, but ${counts.count} of ${counts.of} is ${Math.round(share)}%`;
    return [{ path: ["counts"], message }];
  }),
);
