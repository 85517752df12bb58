/** The research page. */
import { z } from "zod";
import { listSection, page, point, sectionHeading } from "./field-groups";
import { text, unique } from "./fields";

const collaboration = z
  .strictObject({
    name: unique(text("With whom.", 80)),
    field: text("What kind of partner.", 60),
    text: text("On what.", 240),
  })
  .meta({ id: "Collaboration", description: "A research collaboration." });

export const research = z
  .strictObject({
    ...page,
    papers: sectionHeading,
    areas: listSection(point, 6, "Six research areas."),
    collaborations: listSection(collaboration, 6, "Six collaborations."),
  })
  .meta({ id: "ResearchPage", description: "The research page's own words, areas and collaborations." });
