/** The home page. */
import { z } from "zod";
import { emoji, picture, rating, text, unique } from "./fields";
import { action, figure, hero, point, sectionHeading, seo } from "./groups";

export const home = z
  .strictObject({
    seo,
    hero,
    actions: z.array(action).length(3).meta({ description: "The three buttons of the hero, most important first." }),
    figures: z.array(figure).length(3).meta({ description: "The three figures of the hero." }),
    about: z
      .strictObject({
        heading: text("The band's heading.", 80),
        text: text("Two or three sentences.", 500),
        action,
        picture,
      })
      .meta({ description: "The band about the institute." }),
    courses: sectionHeading,
    services: sectionHeading,
    why: sectionHeading,
    reasons: z.array(point).length(6).meta({ description: "Why choose us: six tiles, the first one large." }),
    testimonials: sectionHeading,
  })
  .meta({ id: "HomePage", description: "The home page's own words." });

export const testimonial = z
  .strictObject({
    name: unique(text("Who says it.", 60)),
    role: text("What they do now.", 80),
    course: text("The course they took.", 60),
    image: emoji("The portrait: one emoji."),
    rating,
    text: text("What they say.", 500),
    highlight: text("What came of it, in a few words.", 60),
  })
  .meta({ id: "Testimonial", description: "A testimonial of the home page." });

/** The not-found page. */
export const notFound = z
  .strictObject({
    title: text("What stands large above the heading.", 10),
    seo,
    hero,
    ways: sectionHeading,
  })
  .meta({ id: "NotFoundPage", description: "The not-found page." });
