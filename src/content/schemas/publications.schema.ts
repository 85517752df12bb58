import { z } from "zod";
import { listOf, object, pattern } from "./shapes";
import { personName, reference, text, unique } from "./fields";
import { count, year } from "./quantities";

export const publication = object("Publication", "A paper.", {
  title: unique(text("The paper's title.", 160)),
  authors: listOf(personName("An author."), [1, 8], "The authors, in order."),
  trainers: listOf(
    reference("faculty.json", "A trainer.", "papers"),
    [1],
    "Those of the authors who are trainers here.",
  ).optional(),
  journal: text("Journal or proceedings.", 100),
  year: year("Year of publication."),
  category: text("The area.", 60),
  citations: count("How often it was cited."),
  impact: z
    .enum(["High Impact", "Medium Impact"])
    .meta({ id: "Impact", description: "The badge: High Impact or Medium Impact." }),
  doi: pattern(/^10\.\d{4,9}\/[\w.;()/:-]+$/, {
    description: "The paper's DOI, which leads to it: 10.1000/182",
    fix: "a DOI that begins with 10., such as 10.1000/182",
  }).optional(),
  abstract: text("The abstract.", 1200),
});
