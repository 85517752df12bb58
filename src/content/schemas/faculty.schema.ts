import { listOf, object } from "./shapes";
import { personName, reference, shortTexts, slug, text, unique, webAddress } from "./fields";
import { picture } from "./pictures";
import { span, year } from "./quantities";

export const facultyMember = object("FacultyMember", "A trainer.", {
  slug: slug.meta({ description: "The trainer's place on the page: /faculty# and this." }),
  name: unique(personName("Name.")),
  title: text("What they are, such as Lead trainer, data engineering.", 80),
  experience: span("Years of experience, such as 14 years."),
  qualification: text("Their highest degree or certificate, such as PhD in statistics.", 80).optional(),
  since: year("The year since which they have taught here.").optional(),
  expertise: shortTexts("What they know best.", 6),
  background: text("Where they come from, in two or three sentences.", 500),
  achievements: shortTexts("What they have done.", 5),
  courses: listOf(reference("courses.json", "A course.", "trainers"), [1, 5], "What they teach here."),
  profile: webAddress("Their public profile, for example on a university’s site.").optional(),
  picture,
});
