/** The report as Markdown: what to look at first, then each section with its findings before its lists. */
import { formatError } from "../../src/content/check/content-error";
import { day } from "../../src/text/format";
import { aged } from "./aged-facts";
import { ages } from "./ages";
import { altTexts } from "./alt-texts";
import { claims } from "./claims";
import { counts } from "./counts";
import { courseFigures } from "./course-figures";
import { counted, words, type Section } from "./markdown";
import { leftOut } from "./unlisted-courses";
import { pictures } from "./picture-weights";
import { placeholders } from "./placeholders";
import { readSource, type Source } from "./report-source";

/** Reads the project at `root` and reports on it as of `today`, a day such as 2026-08-15. */
export async function contentReport(root: string, today: string): Promise<string> {
  const source = await readSource(root);
  const sections = [
    ...(source.problems.length > 0 ? [mistakes(source)] : []),
    ...[
      courseFigures(source),
      leftOut(source),
      claims(source),
      placeholders(source),
      aged(source, today),
      ages(source, today),
    ],
    ...[await pictures(source), altTexts(source), counts(source)],
  ];
  return [
    "# Content report",
    `As of ${day(today)}. Nothing here stops a build, and nothing has to be changed: these are things to look at. Places are files and lines of the project.`,
    "## Contents",
    sections
      .map(
        ({ title, findings }) =>
          `- [${title}](#${anchor(title)}): ${findings.length > 0 ? counted(findings.length, "thing") : "nothing"} to look at`,
      )
      .join("\n"),
    ...sections.map(sectionText),
  ]
    .join("\n\n")
    .concat("\n");
}

/** The id of a section's heading. */
export function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}

function mistakes({ problems }: Source): Section {
  return {
    title: "Mistakes",
    lead: `The check found ${counted(problems.length, "mistake")}. Until they are mended nothing is published, and this report speaks only of what can be read.`,
    findings: problems.map((problem) => words(formatError(problem))),
    listing: "",
  };
}

function sectionText({ title, lead, findings, listing }: Section): string {
  return [
    `## ${title}`,
    lead,
    "### To look at",
    findings.length > 0 ? findings.map((finding) => `- ${finding}`).join("\n") : "Nothing.",
    ...(listing ? ["### All of them", listing] : []),
  ].join("\n\n");
}
