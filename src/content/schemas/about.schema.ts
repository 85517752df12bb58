import { group, object } from "./shapes";
import { invitation, listSection, page, point, sectionHeading, stat } from "./field-groups";
import { paragraphs } from "./fields";
import { picture } from "./pictures";

export const about = object("AboutPage", "The page about the institute.", {
  ...page,
  story: group("Our Story.", {
    ...sectionHeading.shape,
    paragraphs: paragraphs("The story, paragraph by paragraph."),
    picture,
  }),
  figures: listSection(stat, 4, "Four headline figures."),
  values: listSection(point, 4, "Four core values."),
  invitation,
});
