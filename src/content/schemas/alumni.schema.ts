/** Success stories. */
import { z } from "zod";
import { picture, reference, text, unique, shortTexts } from "./fields";

export const alumniStory = z
  .strictObject({
    name: unique(text("Name.", 60)),
    role: text("What they do now, and where.", 80),
    package: text("Yearly package, such as ₹9.5 lakh.", 20),
    course: reference("courses.json", "The course they took.", "stories"),
    duration: text("How long it took from the first class to the offer, such as 7 months.", 30),
    location: text("Where they work now.", 40),
    story: text("What happened: a before, a turn and an after.", 900),
    beforeRole: text("What they did before.", 80),
    achievements: shortTexts("What they built or did on the way.", 5),
    testimonial: text("What they say, in one or two sentences.", 300),
    picture,
  })
  .meta({ id: "AlumniStory", description: "A success story." });
