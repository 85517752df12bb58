import { object } from "./shapes";
import { emoji, personName, reference, text, unique } from "./fields";
import { pictureFile } from "./pictures";
import { rating } from "./quantities";

export const testimonial = object("Testimonial", "A testimonial of the home page.", {
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
});
