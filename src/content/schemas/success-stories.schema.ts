import { z } from "zod";
import { invitation, page, sectionHeading } from "./field-groups";
import { text } from "./fields";

export const successStoriesPage = z
  .strictObject({
    ...page,
    stories: sectionHeading,
    employers: sectionHeading,
    counting: z
      .strictObject({ ...sectionHeading.shape, note: text("What holds for the numbers on courses’ cards.", 300) })
      .meta({ description: "What the figures of claims.json rest on; those themselves are in that file." }),
    invitation,
  })
  .meta({ id: "SuccessStoriesPage", description: "The success stories' own words." });
