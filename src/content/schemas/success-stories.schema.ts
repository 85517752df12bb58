import { group, object } from "./shapes";
import { invitation, page, sectionHeading } from "./field-groups";
import { text } from "./fields";

export const successStoriesPage = object("SuccessStoriesPage", "The success stories' own words.", {
  ...page,
  stories: sectionHeading,
  employers: sectionHeading,
  counting: group("What the figures of claims.json rest on; those themselves are in that file.", {
    ...sectionHeading.shape,
    note: text("What holds for the numbers on courses’ cards.", 300),
  }),
  invitation,
});
