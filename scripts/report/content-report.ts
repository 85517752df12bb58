/** Puts the report's sections together as Markdown. */
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { day } from "../../src/text/format";
import { agedFacts } from "./aged-facts";
import { ages } from "./ages";
import { batches } from "./batches";
import { claimBases } from "./claim-bases";
import { claims } from "./claims";
import { counted } from "../../src/text/sentences";
import { escaped, type Section } from "./markdown";
import { openFacts } from "./open-facts";
import { pictures } from "./picture-weights";
import { placeholders } from "./placeholders";
import { accept, readAccepted } from "../check/accepted";
import { findingsIn, type Findings } from "../check/findings";
import { readSource, type Source } from "../check/source";

/** A section whose warnings are sorted into new and accepted ones. */
type SortedSection = Section & { accepted: string[] };

/** Returns the report on the project at `root` as of `today`, a day such as 2026-08-15. */
export async function contentReport(root: string, today: string): Promise<string> {
  const sections = await sectionsOf(root, today);
  return [
    "# Content report",
    `As of ${day(today)}. Nothing here stops a build, and nothing has to be changed: these are things to look at. Places are files and lines of the project. What is as it should be is noted as seen by \`npm run content:report -- --accept "words"\`, with words of the entry or of its heading.`,
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

/** Notes those new warnings of the report as accepted that hold `words`, or whose heading does. Returns how many there are. */
export async function acceptInReport(root: string, today: string, words: string): Promise<number> {
  const chosen = (await sectionsOf(root, today)).flatMap(({ title, warnings }) =>
    warnings.filter((warning) => `${title}: ${warning}`.includes(words)).map((warning) => keyOf(title, warning)),
  );
  accept(root, chosen);
  return chosen.length;
}

/** A warning of the report as `accepted-warnings.txt` knows it: without the lines, which change with every entry above. */
const keyOf = (title: string, warning: string) => `${title}: ${warning.replace(/:\d+(?=`)/g, "")}`;

/** The sections of the report: those with something new to look at first. */
async function sectionsOf(root: string, today: string): Promise<SortedSection[]> {
  const source = await readSource(root);
  const seen = new Set(readAccepted(root));
  const sections = [
    batches(source, today),
    claims(source),
    claimBases(source),
    openFacts(source),
    placeholders(source),
    agedFacts(source, today),
    ages(source, today),
    await pictures(source),
  ].map((section) => {
    const isSeen = (warning: string) => seen.has(keyOf(section.title, warning));
    const [accepted, warnings] = [section.warnings.filter(isSeen), section.warnings.filter((one) => !isSeen(one))];
    return { ...section, warnings, accepted };
  });
  const all = [checkWarnings(await findingsIn(source, today)), ...sections];
  return [
    ...(source.errors.length > 0 ? [contentErrors(source)] : []),
    ...all.filter(({ warnings }) => warnings.length > 0),
    ...all.filter(({ warnings }) => warnings.length === 0),
  ];
}

/** Returns the id of a section's heading. */
export function anchor(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}

function contentErrors({ errors }: Source): SortedSection {
  return {
    title: "Errors",
    lead: `The check found ${counted(errors.length, "error")}. Until they are mended nothing is published, and this report speaks only of what can be read.`,
    warnings: errors.map((error) => escaped(formatError(error))),
    accepted: [],
    listing: "",
  };
}

/** What the check says in a terminal, too. */
function checkWarnings({ warnings, accepted }: Findings): SortedSection {
  const sentences = (found: ContentError[]) => found.map((warning) => escaped(formatError(warning)));
  return {
    title: "Warnings of the check",
    lead: "These are noted as seen by `npm run check -- --accept data/file.json:line`.",
    warnings: sentences(warnings),
    accepted: sentences(accepted),
    listing: "",
  };
}

function sectionText({ title, lead, warnings, accepted, listing }: SortedSection): string {
  const list = (entries: string[]) => entries.map((entry) => `- ${entry}`).join("\n");
  return [
    `## ${title}`,
    lead,
    "### To look at",
    warnings.length > 0 ? list(warnings) : "Nothing new.",
    ...(accepted.length > 0 ? ["### Accepted", list(accepted)] : []),
    ...(listing ? ["### All of them", listing] : []),
  ].join("\n\n");
}
