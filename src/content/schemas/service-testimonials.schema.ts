import { object } from "./shapes";
import { review } from "./field-groups";
import { reference } from "./fields";

export const serviceTestimonial = object("ServiceTestimonial", "A testimonial of the services page.", {
  ...review.shape,
  service: reference("services.json", "The service it is about.", "testimonials"),
});
