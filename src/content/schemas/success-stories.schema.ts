/** The success stories page. */
import { z } from "zod";
import { invitation, page, sectionHeading } from "./field-groups";

export const successStoriesPage = z
  .strictObject({
    ...page,
    stories: sectionHeading,
    employers: sectionHeading,
    invitation,
  })
  .meta({ id: "SuccessStoriesPage", description: "The success stories' own words." });
