/** The check of a policy's body: its sections, and its Markdown. */
import type { Content, Heading, Root } from "mdast";
import { headingId } from "../../text/heading-id";
import { parseMarkdown, wordsOf } from "../markdown";
import { characterError } from "./character-errors";
import { conflictMarker, conflictMessage } from "./conflict-markers";
import type { Addresses } from "./link-errors";
import { namedFigureError } from "./named-figure-errors";
import { onePerLine, proseErrors, type LineError } from "./prose-errors";
import { unfinishedError } from "./unfinished-errors";

/** How many sections a policy has (section 2 of the specification). */
const sectionCount = 10;

/** In characters: no paragraph as short as this is without a sign at its end. */
const longestHeading = 60;

/** Ids that the page has besides those of the sections. */
const pageIds = ["contents", "main", "menu"];

/** Where links may lead, and the names of the figures that texts may take, if they are known. */
export type Known = Addresses & { figures?: readonly string[] };

/** Checks a policy's body, but for the files of its pictures. */
export function bodyErrors(body: string, known: Known): LineError[] {
  const root = parseMarkdown(body);
  const found = [
    ...body.split("\n").flatMap((text, index) => conflictErrors(text, index + 1)),
    ...proseErrors(body, 3, known),
    ...body.split("\n").flatMap((text, index) => lineErrors(text, index + 1, known)),
    ...sectionErrors(root),
  ];
  return onePerLine(found.length > 0 ? found : countErrors(root)); // any other error may hide a heading
}

/** The headings of a body's sections, as visitors read them. */
export function sectionNames(body: string): string[] {
  return sectionsOf(parseMarkdown(body)).map(wordsOf);
}

function sectionsOf({ children }: Root): Heading[] {
  return children.filter((node) => node.type === "heading").filter(({ depth }) => depth === 2);
}

const lineOf = (node?: Content) => node?.position?.start.line ?? 1;

/** These come first: Markdown takes such a line for the underline of a heading. */
function conflictErrors(text: string, line: number): LineError[] {
  return conflictMarker.test(text) ? [{ line, message: conflictMessage }] : [];
}

function lineErrors(text: string, line: number, { figures }: Known): LineError[] {
  const named = figures && namedFigureError(text, "policies", figures);
  const message = characterError(text) ?? named ?? unfinishedError(text);
  return message ? [{ line, message: `this line ${message}` }] : [];
}

/** Sections whose ids, in which only letters and digits count, are taken, and text above the first section. */
function sectionErrors(root: Root): LineError[] {
  const taken = new Map(pageIds.map((id) => [id, "is an address that the page already uses"]));
  const errors = sectionsOf(root).flatMap((section) => {
    const [line, words] = [lineOf(section), wordsOf(section)];
    const ids = [headingId(words), `${headingId(words)}-heading`];
    const reason = ids.map((id) => taken.get(id)).find(Boolean);
    for (const id of ids) taken.set(id, taken.get(id) ?? `is too similar to the heading in line ${line}`);
    return reason ? [{ line, message: `"${words}" ${reason}: choose another heading` }] : [];
  });
  const [first] = root.children;
  if (!first || first === sectionsOf(root)[0]) return errors;
  const message = "text above the first ## is not shown: move it below a heading, or write ## before its own";
  return [{ line: lineOf(first), message }, ...errors];
}

function countErrors(root: Root): LineError[] {
  const sections = sectionsOf(root);
  if (sections.length === sectionCount) return [];
  const message = `this policy must have ${sectionCount} sections, each beginning with ## and a heading, but has ${sections.length}`;
  const lost = sections.length < sectionCount ? root.children.find(looksLikeHeading) : undefined;
  if (!lost) return [{ line: lineOf(sections[sectionCount]), message }];
  return [{ line: lineOf(lost), message: `${message}: begin this line with ## and a space if it is one` }];
}

/** A smaller heading, or a paragraph of a few words that ends in no sign, as a heading does whose ## is lost. */
function looksLikeHeading(node: Content): boolean {
  if (node.type === "heading") return node.depth !== 2;
  if (node.type !== "paragraph") return false;
  const words = wordsOf(node);
  return words !== "" && words.length <= longestHeading && !/[.:;?!]$/.test(words);
}
