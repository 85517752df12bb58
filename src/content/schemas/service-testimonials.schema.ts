import { z } from "zod";
import { review } from "./field-groups";
import { reference } from "./fields";

export const serviceTestimonial = z
  .strictObject({ ...review.shape, service: reference("services.json", "The service it is about.", "testimonials") })
  .meta({ id: "ServiceTestimonial", description: "A testimonial of the services page." });
