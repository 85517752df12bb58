/** Puts the report's sections together as Markdown. */
import { formatError } from "../../src/content/check/content-error";
import { day } from "../../src/text/format";
import { agedFacts } from "./aged-facts";
import { ages } from "./ages";
import { altTexts } from "./alt-texts";
import { batches } from "./batches";
import { claimBases } from "./claim-bases";
import { claims } from "./claims";
import { counts } from "./counts";
import { courseFigures } from "./course-figures";
import { counted, escaped, type Section } from "./markdown";
import { openFacts } from "./open-facts";
import { unlistedCourses } from "./unlisted-courses";
import { pictures } from "./picture-weights";
import { placeholders } from "./placeholders";
import { readSource, type Source } from "./report-source";

/** Returns the report on the project at `root` as of `today`, a day such as 2026-08-15. */
export async function contentReport(root: string, today: string): Promise<string> {
  const source = await readSource(root);
  const sections = [
    ...(source.errors.length > 0 ? [contentErrors(source)] : []),
    courseFigures(source),
    unlistedCourses(source),
    batches(source, today),
    claims(source),
    claimBases(source),
    openFacts(source),
    placeholders(source),
    agedFacts(source, today),
    ages(source, today),
    await pictures(source),
    altTexts(source),
    counts(source),
  ];
  return [
    "# Content report",
    `As of ${day(today)}. Nothing here stops a build, and nothing has to be changed: these are things to look at. Places are files and lines of the project.`,
    "## Contents",
    sections
      .map(
        ({ title, warnings }) =>
          `- [${title}](#${anchor(title)}): ${warnings.length > 0 ? counted(warnings.length, "thing") : "nothing"} to look at`,
      )
      .join("\n"),
    ...sections.map(sectionText),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Returns the id of a section's heading. */
export function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}

function contentErrors({ errors }: Source): Section {
  return {
    title: "Mistakes",
    lead: `The check found ${counted(errors.length, "mistake")}. Until they are mended nothing is published, and this report speaks only of what can be read.`,
    warnings: errors.map((error) => escaped(formatError(error))),
    listing: "",
  };
}

function sectionText({ title, lead, warnings, listing }: Section): string {
  return [
    `## ${title}`,
    lead,
    "### To look at",
    warnings.length > 0 ? warnings.map((warning) => `- ${warning}`).join("\n") : "Nothing.",
    ...(listing ? ["### All of them", listing] : []),
  ].join("\n\n");
}
