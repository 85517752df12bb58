import { choice, listOf, object, pattern } from "./shapes";
import { invitation, listSection, page, point, sectionHeading } from "./field-groups";
import { personName, reference, references, text } from "./fields";
import { count, year } from "./quantities";

const area = object("ResearchArea", "A research area.", {
  ...point.shape,
  trainer: reference("faculty.json", "The trainer whose subject it is, if there is one.").optional(),
});

const collaboration = object("Collaboration", "A research collaboration.", {
  name: text("With whom.", 160),
  field: text("What kind of partner.", 120),
  text: text("On what.", 480),
});

export const research = object("ResearchPage", "The research page's own words, areas and collaborations.", {
  ...page,
  papers: sectionHeading,
  areas: listSection(area, "Research areas."),
  collaborations: listSection(collaboration, "Collaborations."),
  service: reference("services.json", "The service that the page leads to.").optional(),
  invitation,
});

export const publication = object("Publication", "A paper.", {
  title: text("The paper's title.", 320),
  authors: listOf(personName("An author."), "The authors, in order.", "because a citation names one"),
  trainers: references("faculty.json", "Those of the authors who are trainers here.").optional(),
  journal: text("Journal or proceedings.", 200),
  year: year("Year of publication."),
  category: text("The area.", 120),
  citations: count("How often it was cited.").optional(),
  impact: choice("Impact", "The badge: High Impact or Medium Impact.", ["High Impact", "Medium Impact"]).optional(),
  doi: pattern(/^10\.\d{4,9}\/[\w.;()/:-]+$/, {
    description: "The paper's DOI, which leads to it: 10.1000/182",
    fix: "a DOI that begins with 10., such as 10.1000/182",
  }).optional(),
  abstract: text("The abstract.", 2400),
});
