/** Services, text that their pages share, and testimonials. */
import { ascending, choice, group, listOf, object } from "./shapes";
import { serviceIntents } from "./choices";
import { callToAction, closing, figure, hero, listSection } from "./field-groups";
import { page, point, sectionHeading, seo, stat, step } from "./field-groups";
import { accent, icon, personName, reference, references, shortTexts, slug, text, unique, yesNo } from "./fields";
import { courseTaken, employer, graduate, ofGraduates } from "./people.schema";
import { amount, count, rating, rupees, span } from "./quantities";

const fact = object("Fact", "A fact at the top of the page.", {
  label: text("What it is, such as Duration.", 40),
  value: text("Its value.", 120),
});

const projectDomain = object("ProjectDomain", "A domain of final-year projects, with its price range.", {
  title: text("The domain.", 120),
  icon,
  projects: shortTexts("Projects of this domain."),
  priceFrom: rupees,
  priceTo: rupees,
  popular: yesNo("Whether the Popular badge is shown."),
}).check(ascending("priceFrom", "priceTo", rupees));

const researchDomain = object("ResearchDomain", "A domain of research, with its count of publications.", {
  title: text("The domain.", 120),
  publications: count("Publications supported in it."),
});

const track = object("InternshipTrack", "An internship track, with its stipend a month.", {
  title: text("The track.", 120),
  duration: span("Its duration, such as 3 to 6 months."),
  description: text("One or two sentences.", 600),
  skills: shortTexts("Skills that an intern uses."),
  stipendFrom: rupees,
  stipendTo: rupees,
}).check(ascending("stipendFrom", "stipendTo", rupees));

const programme = object("TrainingProgramme", "A programme of corporate training.", {
  title: text("The programme.", 120),
  icon,
  duration: span("Its duration, such as 2 to 4 weeks."),
  description: text("One or two sentences.", 600),
  topics: shortTexts("What is taught."),
});

const company = object("Company", "A company that hires, hosts interns or sends its staff.", {
  ...employer.shape,
  package: amount("Range of packages, such as ₹5 to 8 lakh.").optional(),
});

const success = object("SuccessHighlight", "A placement in one line: before, after, package.", {
  name: personName("Who."),
  before: text("Where they began.", 160),
  after: text("Where they work now.", 160),
  package: amount("Yearly package, such as ₹7.2 lakh.").optional(),
  ...courseTaken,
  ...graduate,
}).check(...ofGraduates);

const review = object("Review", "What somebody says about a project or a service.", {
  name: personName("Who says it."),
  role: text("Role or university.", 160),
  service: text("The project or service it is about.", 160),
  rating: rating.optional(),
  content: text("What they say.", 1000),
});

export const service = object("Service", "A service: its cards and its page.", {
  slug,
  title: unique(text("The service's name.", 80)),
  icon,
  gradient: accent,
  popular: yesNo("Whether the Popular badge is shown."),
  priceText: amount("The price as the cards show it, such as From ₹8,000.").meta({
    fix: "a price such as From ₹8,000, or words such as Free until May",
  }),
  priceInWords: text("What phones say in the bar of its page, if priceText says little.", 80).optional(),
  priceNote: text("What the price pays for, and what others charge, where that is unclear.", 480).optional(),
  duration: span("Duration as the services page states it, where it does.").optional(),
  description: text("The service in one or two sentences, for the card of the services page.", 440),
  features: shortTexts("What it includes, for the card of the services page."),
  home: object("ServiceHomeCard", "The card on the home page.", {
    color: accent,
    badge: text("The badge's words.", 48),
    description: text("The service in one or two sentences.", 440),
    features: listOf(text("What it includes.", 160), "What it includes."),
  }),
  seo,
  hero,
  intent: choice("ServiceIntent", "Intent preset in the enquiry form.", serviceIntents),
  action: text("Button label, such as Discuss your project.", 80, "Button"),
  facts: listOf(fact, "Facts at the top of the page, after the price."),
  stats: listOf(figure, "Figures of this service.").optional(),
  domains: listSection(projectDomain, "Domains of projects.").optional(),
  tracks: listSection(track, "Internship tracks.").optional(),
  programmes: listSection(programme, "Training programmes.").optional(),
  offers: listSection(point, "What the service gives: a package, services or benefits."),
  researchDomains: listSection(researchDomain, "Domains of research.").optional(),
  companies: listSection(company, "Companies.").optional(),
  process: listSection(step, "The steps, in order."),
  successes: listSection(success, "Success highlights.").optional(),
  reviews: listSection(review, "Testimonials.").optional(),
  mentors: references("faculty.json", "Trainers whom a client meets.").optional(),
  courses: references("courses.json", "Courses that go with it.").optional(),
  enroll: closing,
});

export const servicePages = object("ServicePages", "The services overview's words, and what the service pages share.", {
  ...page,
  stats: listOf(stat, "The stat cards."),
  list: sectionHeading,
  reviews: sectionHeading,
  custom: callToAction.meta({ title: "Band for other requests" }),
  detail: group("What the service pages share.", {
    kicker: text("The word above the heading.", 60, "Small line above the heading"),
    price: text("The word before the price.", 40),
    /** Shown above the trainers. */
    people: sectionHeading,
    /** Shown above courses and articles. */
    leads: sectionHeading,
  }),
});

export const serviceTestimonial = object("ServiceTestimonial", "A testimonial of the services page.", {
  ...review.shape,
  service: reference("services.json", "The service it is about."),
});
