import { z } from "zod";
import { invitation, page, sectionHeading } from "./field-groups";
import { text } from "./fields";

export const facultyPage = z
  .strictObject({
    ...page,
    list: sectionHeading,
    more: text("The words that open a card, such as Achievements and courses.", 40),
    invitation,
  })
  .meta({ id: "FacultyPage", description: "The faculty page's own words." });
