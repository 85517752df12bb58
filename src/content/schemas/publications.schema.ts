import { z } from "zod";
import { count, personName, reference, text, unique, year } from "./fields";

export const publication = z
  .strictObject({
    title: unique(text("The paper's title.", 160)),
    authors: z.array(personName("An author.")).min(1).max(8).meta({ description: "The authors, in order." }),
    trainers: z
      .array(reference("faculty.json", "A trainer.", "papers"))
      .min(1)
      .optional()
      .meta({ description: "Those of the authors who are trainers here." }),
    journal: text("Journal or proceedings.", 100),
    year: year("Year of publication."),
    category: text("The area.", 60),
    citations: count("How often it was cited."),
    impact: z
      .enum(["High Impact", "Medium Impact"])
      .meta({ id: "Impact", description: "The badge: High Impact or Medium Impact." }),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/[\w.;()/:-]+$/)
      .optional()
      .meta({
        description: "The paper's DOI, which leads to it: 10.1000/182",
        fix: "a DOI that begins with 10., such as 10.1000/182",
      }),
    abstract: text("The abstract.", 1200),
  })
  .meta({ id: "Publication", description: "A paper." });
