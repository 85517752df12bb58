import { z } from "zod";
import { action, figure, hero, invitation, point, sectionHeading, seo } from "./field-groups";
import { picture, text } from "./fields";

export const home = z
  .strictObject({
    seo,
    hero,
    actions: z
      .array(action)
      .length(3)
      .meta({ title: "Buttons", description: "The three buttons of the hero, most important first." }),
    figures: z.array(figure).length(3).meta({ description: "The three figures of the hero." }),
    about: z
      .strictObject({
        heading: text("The band's heading.", 80),
        text: text("Two or three sentences.", 500),
        figures: z.array(figure).length(3).meta({ description: "The three figures of the band." }),
        action,
        picture,
      })
      .meta({ description: "The band about the institute." }),
    courses: sectionHeading,
    services: sectionHeading,
    why: sectionHeading,
    reasons: z.array(point).length(6).meta({ description: "Why choose us: six tiles, the first one large." }),
    testimonials: sectionHeading,
    invitation,
  })
  .meta({ id: "HomePage", description: "The home page's own words." });
