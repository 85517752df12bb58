import { z } from "zod";
import { emoji, personName, pictureFile, rating, reference, text, unique } from "./fields";

export const testimonial = z
  .strictObject({
    name: unique(personName("Who says it.")),
    role: text("What they do now.", 80),
    course: reference("courses.json", "The course they took.", "testimonials"),
    image: emoji("One emoji, shown where there is no portrait."),
    portrait: pictureFile
      .meta({ title: "Portrait", description: "Their portrait, square; screen readers skip it." })
      .optional(),
    rating,
    text: text("What they say.", 500),
    highlight: text("What came of it, in a few words.", 60),
  })
  .meta({ id: "Testimonial", description: "A testimonial of the home page." });
