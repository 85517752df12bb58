import { z } from "zod";
import { object } from "./shapes";
import { personName, reference, shortTexts, text, unique, webAddress } from "./fields";
import { picture } from "./pictures";
import { date, salary, span } from "./quantities";

export const alumniStory = object("AlumniStory", "A success story.", {
  name: unique(personName("Name.")),
  role: text("What they do now, and where.", 80),
  package: salary("Yearly package, such as ₹9.5 lakh."),
  course: reference("courses.json", "The course they took.", "stories"),
  duration: span("How long it took from the first class to the offer, such as 7 months."),
  location: text("Where they work now.", 40),
  before: text("How it began, in three to six sentences.", 600),
  turn: text("What changed, in three to six sentences.", 600).meta({ title: "What changed" }),
  now: text("What came of it, in three to six sentences.", 600),
  beforeRole: text("What they did before.", 80),
  achievements: shortTexts("What they built or did on the way.", 5),
  testimonial: text("What they say, in one or two sentences.", 300),
  // Not a boolean, because the editing form would store "false" if the answer is unknown.
  paid: z
    .enum(["yes", "no"])
    .meta({ id: "YesOrNo", description: "Whether they paid for the course; the page says so." })
    .optional(),
  consent: date.optional().meta({
    description: "The day on which their consent to be shown here was recorded: 2026-08-15. It is not shown.",
  }),
  proof: webAddress("A public page that confirms the story, such as their profile or the employer’s.").optional(),
  picture,
});
