/** Trainers and learners, and the pages that show them. */
import { ascending, group, object, exactlyOne } from "./shapes";
import { invitation, page, sectionHeading } from "./field-groups";
import { emoji, personName, shortTexts, slug, templateText, text, webAddress, yesOrNo } from "./fields";
import { reference, references } from "./fields";
import { picture, pictureFile } from "./pictures";
import { amount, date, pastDate, period, rating, span } from "./quantities";

export const facultyMember = object("FacultyMember", "A trainer.", {
  slug: slug.meta({ description: "The trainer's place on the page: /faculty# and this." }),
  name: personName("Name."),
  title: text("What they are, such as Lead trainer, data engineering.", 160),
  experience: span("Years of experience, such as 14 years."),
  qualification: text("Their highest degree or certificate, such as PhD in statistics.", 160).optional(),
  expertise: shortTexts("What they know best."),
  background: text("Where they come from, in two or three sentences.", 1000),
  achievements: shortTexts("What they have done.").optional(),
  courses: references("courses.json", "What they teach here.").optional(),
  profile: webAddress("Their public profile, for example on a university’s site.").optional(),
  picture: picture.optional(),
});

export const facultyPage = object("FacultyPage", "The faculty page's own words.", {
  ...page,
  list: sectionHeading,
  more: text("The words that open a card, such as Achievements and courses.", 80),
  invitation,
});

/** A day that proves a graduate's consent. */
const proof = (description: string) =>
  pastDate(`${description} It is not shown.`).meta({ unpublished: true }).optional();

/** Facts required next to a graduate's picture, name or package (docs/law.md). */
export const graduate = {
  paid: yesOrNo("Whether they paid for the course; the page says so.").optional(),
  result: proof("The day of what the page tells, such as the offer: 2026-05-04."),
  consent: proof("The day of their written consent, after the result: 2026-08-15."),
};

/** The course that somebody took: its slug or, if it is no longer offered, its name. */
export const courseTaken = {
  course: reference("courses.json", "The course they took.").optional(),
  retiredCourse: text("The name of the course, if it is no longer offered.", 120).optional(),
};

/** Rules for everybody with `courseTaken` and `graduate`; consent counts only after the result. */
export const ofGraduates = [
  ascending("result", "consent", date),
  exactlyOne("course", "retiredCourse (the name of one that is no longer offered)"),
] as const;

export const alumniStory = object("AlumniStory", "A success story.", {
  name: personName("Name."),
  role: text("What they do now, and where.", 160),
  packageBefore: amount("Package in their position before, for the drawing of all packages.").optional(),
  package: amount("Package, such as ₹9.5 lakh, which is read as a year's, or ₹53,000 a month.").optional(),
  ...courseTaken,
  duration: span("How long it took from the first class to the offer, such as 7 months.").optional(),
  location: text("Where they work now.", 80),
  before: text("How it began, in three to six sentences.", 1200),
  turn: text("What changed, in three to six sentences.", 1200, "What changed"),
  now: text("What came of it, in three to six sentences.", 1200),
  beforeRole: text("What they did before.", 160).optional(),
  achievements: shortTexts("What they built or did on the way.").optional(),
  testimonial: text("What they say, in one or two sentences.", 600),
  ...graduate,
  until: period.until,
  proof: webAddress("A public page that confirms the story, such as their profile or the employer’s.").optional(),
  picture: picture.optional(),
}).check(...ofGraduates);

export const successStories = object("SuccessStoriesPage", "The success stories' own words.", {
  ...page,
  packages: templateText("Above the packages of the stories on one scale.", "count? average"),
  stories: sectionHeading,
  employers: sectionHeading,
  counting: group("What the figures of claims.json rest on; those themselves are in that file.", {
    ...sectionHeading.shape,
    note: text("What holds for the numbers on courses’ cards.", 600),
  }),
  invitation,
});

export const employer = object("Employer", "A company that employs alumni.", {
  name: text("The company.", 120),
  field: text("What it does.", 120).optional(),
});

export const testimonial = object("Testimonial", "A testimonial of the home page.", {
  name: personName("Who says it."),
  role: text("What they do now.", 160),
  ...courseTaken,
  image: emoji("One emoji, shown where there is no portrait."),
  portrait: pictureFile.meta({ title: "Portrait", description: "Square; screen readers skip it." }).optional(),
  rating: rating.optional(),
  text: text("What they say.", 1000),
  highlight: text("What came of it, in a few words.", 120).optional(),
  ...graduate,
}).check(...ofGraduates);
