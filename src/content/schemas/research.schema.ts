import { z } from "zod";
import { invitation, listSection, page, point, sectionHeading } from "./field-groups";
import { reference, text, unique } from "./fields";

const area = z
  .strictObject({
    ...point.shape,
    trainer: reference("faculty.json", "The trainer whose subject it is, if there is one.").optional(),
  })
  .meta({ id: "ResearchArea", description: "A research area." });

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
    areas: listSection(area, 6, "Six research areas."),
    collaborations: listSection(collaboration, 6, "Six collaborations."),
    service: reference("services.json", "The service that the page leads to.").optional(),
    invitation,
  })
  .meta({ id: "ResearchPage", description: "The research page's own words, areas and collaborations." });
