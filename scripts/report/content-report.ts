/** Puts the report's sections together as Markdown. */
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { day } from "../../src/text/format";
import { agedFacts } from "./aged-facts";
import { ages } from "./ages";
import { batches } from "./batches";
import { claimBases } from "./claim-bases";
import { claims } from "./claims";
import { courseFigures } from "./course-figures";
import { counted } from "../../src/text/sentences";
import { escaped, type Section } from "./markdown";
import { openFacts } from "./open-facts";
import { unlistedCourses } from "./unlisted-courses";
import { pictures } from "./picture-weights";
import { placeholders } from "./placeholders";
import { findingsIn, type Findings } from "../check/findings";
import { readSource, type Source } from "../check/source";

/** Returns the report on the project at `root` as of `today`, a day such as 2026-08-15. */
export async function contentReport(root: string, today: string): Promise<string> {
  const source = await readSource(root);
  const sections = [
    ...(source.errors.length > 0 ? [contentErrors(source)] : []),
    checkWarnings(await findingsIn(source, today)),
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

/** What the check says in a terminal, too; what somebody has accepted stands folded below. */
function checkWarnings({ warnings, accepted }: Findings): Section {
  const sentences = (found: ContentError[]) => found.map((warning) => escaped(formatError(warning)));
  return {
    title: "Warnings of the check",
    lead: "What `npm run check` warns of. If one is as it should be, `npm run check -- --accept data/file.json:line` notes it as seen.",
    warnings: sentences(warnings),
    listing: accepted.length > 0 ? ["Accepted:", ...sentences(accepted).map((text) => `- ${text}`)].join("\n") : "",
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
