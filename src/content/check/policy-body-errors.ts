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

/** Ids that the page has besides those of the sections. */
const pageIds = ["contents", "main", "menu"];

/** Where links may lead, and the names of the figures that texts may take, if they are known. */
export type Known = Addresses & { figures?: readonly string[] };

/** Checks a policy's body, but for the files of its pictures. */
export function bodyErrors(body: string, known: Known): LineError[] {
  return onePerLine([
    ...body.split("\n").flatMap((text, index) => conflictErrors(text, index + 1)),
    ...proseErrors(body, 3, known),
    ...body.split("\n").flatMap((text, index) => lineErrors(text, index + 1, known)),
    ...sectionErrors(parseMarkdown(body)),
  ]);
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
  if (!first) return [{ line: 1, message: "this policy has no text: write ## and a heading, and text below it" }];
  if (first === sectionsOf(root)[0]) return errors;
  const message = "text above the first ## is not shown: move it below a heading, or write ## before its own";
  return [{ line: lineOf(first), message }, ...errors];
}
