import { z } from "zod";
import { serviceIntents } from "./choices";
import { enrollBanner, figure, hero, listSection, point, review, seo, step } from "./field-groups";
import {
  accent,
  count,
  icon,
  personName,
  reference,
  rupees,
  salary,
  shortTexts,
  slug,
  span,
  text,
  unique,
  yesNo,
} from "./fields";
import { ascending } from "./rules";

const fact = z
  .strictObject({
    label: unique(text("What it is, such as Duration.", 20)),
    value: text("Its value.", 60),
  })
  .meta({ id: "Fact", description: "A fact of the card beside the page." });

const projectDomain = z
  .strictObject({
    title: unique(text("The domain.", 60)),
    icon,
    projects: shortTexts("Projects of this domain.", 8),
    priceFrom: rupees,
    priceTo: rupees,
    popular: yesNo("Whether the Popular badge is shown."),
  })
  .check(ascending("priceFrom", "priceTo"))
  .meta({ id: "ProjectDomain", description: "A domain of final-year projects, with its price range." });

const researchDomain = z
  .strictObject({
    title: unique(text("The domain.", 60)),
    publications: count("Publications supported in it.", 1000),
  })
  .meta({ id: "ResearchDomain", description: "A domain of research, with its count of publications." });

const track = z
  .strictObject({
    title: unique(text("The track.", 60)),
    duration: span("Its duration, such as 3 to 6 months."),
    description: text("One or two sentences.", 300),
    skills: shortTexts("Skills that an intern uses."),
    stipendFrom: rupees,
    stipendTo: rupees,
  })
  .check(ascending("stipendFrom", "stipendTo"))
  .meta({ id: "InternshipTrack", description: "An internship track, with its stipend a month." });

const programme = z
  .strictObject({
    title: unique(text("The programme.", 60)),
    icon,
    duration: span("Its duration, such as 2 to 4 weeks."),
    description: text("One or two sentences.", 300),
    topics: shortTexts("What is taught."),
  })
  .meta({ id: "TrainingProgramme", description: "A programme of corporate training." });

const company = z
  .strictObject({
    name: unique(text("The company.", 60)),
    field: text("What it does.", 60),
    package: salary("Range of packages, such as ₹5 to 8 lakh.").optional(),
  })
  .meta({ id: "Company", description: "A company that hires, hosts interns or sends its staff." });

const success = z
  .strictObject({
    name: unique(personName("Who.")),
    before: text("Where they began.", 80),
    after: text("Where they work now.", 80),
    package: salary("Yearly package, such as ₹7.2 lakh."),
  })
  .meta({ id: "SuccessHighlight", description: "A placement in one line: before, after, package." });

export const service = z
  .strictObject({
    slug,
    title: unique(text("The service's name.", 40)),
    icon,
    gradient: accent,
    popular: yesNo("Whether the Popular badge is shown."),
    priceText: z
      .string()
      .max(30)
      .regex(/^(?!\s)(?:\D+|\D*₹\d[\d,]*.*)(?<!\s)$/)
      .meta({
        description: "The price as the cards show it, such as From ₹8,000.",
        fix: "a price such as From ₹8,000, or words without a figure",
      }),
    priceNote: text(
      "What the price pays for, and what somebody else charges, where that could be mistaken.",
      240,
    ).optional(),
    duration: span("Duration as the services page states it, where it does.").optional(),
    durationNote: text(
      "How this duration and the one of the service's own page are both true, where they differ.",
      160,
    ).optional(),
    description: text("The service in one or two sentences, for the card of the services page.", 220),
    features: shortTexts("What it includes, for the card of the services page.", 6),
    home: z
      .strictObject({
        color: accent,
        badge: text("The badge's words.", 24),
        description: text("The service in one or two sentences.", 220),
        features: z.array(text("What it includes.", 80)).min(2).max(6).meta({ description: "What it includes." }),
      })
      .meta({ id: "ServiceHomeCard", description: "The card on the home page." }),
    seo,
    hero,
    intent: z.enum(serviceIntents).meta({ id: "ServiceIntent", description: "Intent preset in the enquiry form." }),
    action: text("Button label, such as Discuss your project.", 40).meta({ title: "Button" }),
    facts: z.array(fact).min(1).max(4).meta({ description: "Facts beside the page, under the price." }),
    stats: z.array(figure).length(4).optional().meta({ description: "Four figures of this service." }),
    domains: listSection(projectDomain, 6, "Six domains of projects.").optional(),
    tracks: listSection(track, 4, "Four internship tracks.").optional(),
    programmes: listSection(programme, 4, "Four training programmes.").optional(),
    offers: listSection(point, 4, "What the service gives: a package, services or benefits."),
    researchDomains: listSection(researchDomain, 6, "Six domains of research.").optional(),
    companies: listSection(company, [4, 12], "Companies.").optional(),
    process: listSection(step, [4, 6], "The steps, in order."),
    successes: listSection(success, 3, "Three success highlights.").optional(),
    reviews: listSection(review, 3, "Three testimonials.").optional(),
    mentors: z
      .array(reference("faculty.json", "A trainer who helps with it."))
      .min(1)
      .max(4)
      .optional()
      .meta({ description: "Trainers whom a client meets." }),
    courses: z
      .array(reference("courses.json", "A course that goes with it."))
      .min(1)
      .max(3)
      .optional()
      .meta({ description: "Courses that go with it." }),
    enroll: enrollBanner,
  })
  .meta({ id: "Service", description: "A service: its cards and its page." });
