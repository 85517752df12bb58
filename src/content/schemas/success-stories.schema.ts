/** The success stories page. */
import { z } from "zod";
import { page, sectionHeading } from "./field-groups";

export const successStoriesPage = z
  .strictObject({
    ...page,
    stories: sectionHeading,
    employers: sectionHeading,
  })
  .meta({ id: "SuccessStoriesPage", description: "The success stories' own words." });
