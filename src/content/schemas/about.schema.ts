import { z } from "zod";
import { invitation, listSection, page, point, sectionHeading, stat } from "./field-groups";
import { paragraphs, picture } from "./fields";

export const about = z
  .strictObject({
    ...page,
    story: z
      .strictObject({
        ...sectionHeading.shape,
        paragraphs: paragraphs("The story, paragraph by paragraph."),
        picture,
      })
      .meta({ description: "Our Story." }),
    figures: listSection(stat, 4, "Four headline figures."),
    values: listSection(point, 4, "Four core values."),
    invitation,
  })
  .meta({ id: "AboutPage", description: "The page about the institute." });
