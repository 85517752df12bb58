import { object } from "./shapes";
import { invitation, listSection, page, point, sectionHeading } from "./field-groups";
import { reference, text, unique } from "./fields";

const area = object("ResearchArea", "A research area.", {
  ...point.shape,
  trainer: reference("faculty.json", "The trainer whose subject it is, if there is one.").optional(),
});

const collaboration = object("Collaboration", "A research collaboration.", {
  name: unique(text("With whom.", 80)),
  field: text("What kind of partner.", 60),
  text: text("On what.", 240),
});

export const research = object("ResearchPage", "The research page's own words, areas and collaborations.", {
  ...page,
  papers: sectionHeading,
  areas: listSection(area, 6, "Six research areas."),
  collaborations: listSection(collaboration, 6, "Six collaborations."),
  service: reference("services.json", "The service that the page leads to.").optional(),
  invitation,
});
