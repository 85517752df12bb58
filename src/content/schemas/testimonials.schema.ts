import { z } from "zod";
import { emoji, personName, rating, reference, text, unique } from "./fields";

export const testimonial = z
  .strictObject({
    name: unique(personName("Who says it.")),
    role: text("What they do now.", 80),
    course: reference("courses.json", "The course they took.", "testimonials"),
    image: emoji("The portrait: one emoji."),
    rating,
    text: text("What they say.", 500),
    highlight: text("What came of it, in a few words.", 60),
  })
  .meta({ id: "Testimonial", description: "A testimonial of the home page." });
