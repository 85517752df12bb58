import { object } from "./shapes";
import { invitation, page, sectionHeading } from "./field-groups";
import { text } from "./fields";

export const facultyPage = object("FacultyPage", "The faculty page's own words.", {
  ...page,
  list: sectionHeading,
  more: text("The words that open a card, such as Achievements and courses.", 40),
  invitation,
});
