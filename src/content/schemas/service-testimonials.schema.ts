/** The testimonials of the services page. */
import { z } from "zod";
import { review } from "./field-groups";

export const serviceTestimonial = z
  .strictObject(review.shape)
  .meta({ id: "ServiceTestimonial", description: "A testimonial of the services page." });
