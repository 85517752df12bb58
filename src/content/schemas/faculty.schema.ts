import { z } from "zod";
import { personName, picture, reference, shortTexts, slug, span, text, unique, webAddress, year } from "./fields";

export const facultyMember = z
  .strictObject({
    slug: slug.meta({ description: "The trainer's place on the page: /faculty# and this." }),
    name: unique(personName("Name.")),
    title: text("What they are, such as Lead trainer, data engineering.", 80),
    experience: span("Years of experience, such as 14 years."),
    qualification: text("Their highest degree or certificate, such as PhD in statistics.", 80).optional(),
    since: year("The year since which they have taught here.").optional(),
    expertise: shortTexts("What they know best.", 6),
    background: text("Where they come from, in two or three sentences.", 500),
    achievements: shortTexts("What they have done.", 5),
    courses: z
      .array(reference("courses.json", "A course.", "trainers"))
      .min(1)
      .max(5)
      .meta({ description: "What they teach here." }),
    profile: webAddress("Their public profile, for example on a university’s site.").optional(),
    picture,
  })
  .meta({ id: "FacultyMember", description: "A trainer." });
