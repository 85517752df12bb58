import { z } from "zod";
import { hero, sectionHeading, seo } from "./field-groups";
import { text } from "./fields";

export const notFound = z
  .strictObject({
    title: text("The large text above the heading.", 10),
    seo,
    hero,
    suggestions: sectionHeading,
  })
  .meta({ id: "NotFoundPage", description: "The not-found page." });
