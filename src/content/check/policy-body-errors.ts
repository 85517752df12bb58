/** The check of a policy's body: its sections, its links, and the Markdown that has no place there. */
import type { Content, Heading, Root } from "mdast";
import remark from "remark";
import gfm from "remark-gfm";
import { headingId } from "../../text/heading-id";
import { characterError } from "./character-errors";
import { claimError } from "./claim-errors";
import { conflictMarker, conflictMessage } from "./conflict-markers";
import type { ContentError } from "./content-error";
import { linkError, nearestPage, type Addresses } from "./link-errors";
import { telephoneError } from "./telephone-errors";
import { unfinishedError } from "./unfinished-errors";

/** How many sections a policy has (section 2 of the specification). */
const sectionCount = 10;

/** In characters: no paragraph as short as this is without a sign at its end. */
const longestHeading = 60;

/** Ids that the page has besides those of the sections. */
const pageIds = ["contents", "main", "menu"];

/** The Markdown that a policy may hold: no HTML, pictures, code, or addresses away from their links. */
const allowedNodes =
  /^(?:paragraph|text|strong|emphasis|delete|inlineCode|heading|list|listItem|link|blockquote|break|thematicBreak|table\w*)$/;
const allowed =
  "HTML, pictures, footnotes, codes such as &amp; and code (which four spaces make of a line) are not allowed in a policy, and a link is written [contact page](/contact): write plain text, or Markdown";

/** What was meant as more than text, though Markdown takes it for text. */
const leftovers = /<\/?[a-z!?](?!ttps:)|!\[|&(?:#\w+|\w+);|\]\s?\[|\[\^|^\s*\[[^\]]+\]:/i;

const misshapen =
  "a heading is one line that begins with ## and a space, without a line of === or --- below; the main heading is in the front matter: write it so";

/** An error at a line of a policy. */
export type LineError = Pick<ContentError, "line" | "message">;

/** Checks a policy's body. */
export function bodyErrors(body: string, addresses: Addresses): LineError[] {
  const root = parse(body);
  const found = [
    ...body.split("\n").flatMap((text, index) => conflictErrors(text, index + 1)),
    ...nodesOf(root).flatMap((node) => nodeErrors(node, addresses)),
    ...body.split("\n").flatMap((text, index) => lineErrors(text, index + 1)),
    ...sectionErrors(root),
  ];
  const errors = found.length > 0 ? found : countErrors(root); // any other error may hide a heading
  // One per line: the others often follow from it.
  return errors.filter(({ line }, index) => errors.findIndex((other) => other.line === line) === index);
}

/** The headings of a body's sections, as visitors read them. */
export function sectionNames(body: string): string[] {
  return sectionsOf(parse(body)).map(wordsOf);
}

/** Parses Markdown as gatsby-transformer-remark does. */
function parse(body: string): Root {
  return remark().use(gfm).parse(body) as Root; // a cast, because unified does not know what its plugins parse
}

function nodesOf(node: Root | Content): Content[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...nodesOf(child)]) : [];
}

function sectionsOf({ children }: Root): Heading[] {
  return children.filter((node) => node.type === "heading").filter(({ depth }) => depth === 2);
}

function wordsOf(block: Content): string {
  return nodesOf(block)
    .map((node) => ("value" in node ? node.value : ""))
    .join("");
}

const lineOf = (node?: Content) => node?.position?.start.line ?? 1;

function nodeErrors(node: Content, addresses: Addresses): LineError[] {
  const { start, end } = node.position ?? {};
  if (!allowedNodes.test(node.type)) return [{ line: lineOf(node), message: allowed }];
  const isMisshapen = node.type === "heading" && (start?.column !== 1 || end?.line !== start.line);
  const message = node.type === "link" ? linkMessage(node.url, addresses) : isMisshapen && misshapen;
  return message ? [{ line: end?.line ?? 1, message }] : [];
}

function linkMessage(link: string, addresses: Addresses): string | undefined {
  if (link.startsWith("tel:")) {
    const wrong = telephoneError(link.slice("tel:".length));
    return wrong && `this link ${wrong}`;
  }
  if (/^(?:https:\/\/|mailto:)./.test(link)) return undefined;
  const dead = /^\/(?!\/)/.test(link) && linkError(link, addresses);
  if (dead !== false) return dead && `this link ${dead}`;
  const near = /^[\w-]+$/.test(link) ? nearestPage(`/${link}`, addresses.pages) : undefined;
  const mend = near ? `; did you mean "${near}"?` : "";
  return `this link must be a page such as /contact, or start with https://, mailto: or tel:, but is "${link}"${mend}`;
}

/** These come first: Markdown takes such a line for the underline of a heading. */
function conflictErrors(text: string, line: number): LineError[] {
  return conflictMarker.test(text) ? [{ line, message: conflictMessage }] : [];
}

function lineErrors(text: string, line: number): LineError[] {
  const message = characterError(text) ?? claimError(text, "policies.md", []) ?? unfinishedError(text);
  return [
    ...(leftovers.test(text) ? [{ line, message: allowed }] : []),
    ...(/^(?!#{2,6} \S)[\s>]*#/.test(text) ? [{ line, message: misshapen }] : []),
    ...(message ? [{ line, message: `this line ${message}` }] : []),
  ];
}

/** Sections whose ids, in which only letters and digits count, are taken, and text above the first section. */
function sectionErrors(root: Root): LineError[] {
  const taken = new Map(pageIds.map((id) => [id, "has a meaning of its own on the page"]));
  const errors = sectionsOf(root).flatMap((section) => {
    const [line, words] = [lineOf(section), wordsOf(section)];
    const ids = [headingId(words), `${headingId(words)}-heading`];
    const reason = ids.map((id) => taken.get(id)).find(Boolean);
    for (const id of ids) taken.set(id, taken.get(id) ?? `is the heading of line ${line}, or too much like it`);
    return reason ? [{ line, message: `"${words}" ${reason}: choose another heading` }] : [];
  });
  const [first] = root.children;
  if (!first || first === sectionsOf(root)[0]) return errors;
  const message =
    "no page shows the text above the first ##: move it under a heading, or write ## before its own heading";
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
  return words.length <= longestHeading && !/[.:;?!]$/.test(words);
}
