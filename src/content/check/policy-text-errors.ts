/** The running text of a policy: its sections, its links, and the Markdown that has no place there. */
import { headingId } from "../../text/heading-id";
import { linkError, nearestPage, type Addresses } from "./link-errors";
import type { ContentError } from "./read-file";

/** What is wrong, and where: `line` and `column` count from 1. */
export type Slip = Omit<ContentError, "file">;

/** A line of the text, with its number in the file. */
type Line = { text: string; line: number };

/** How many sections a policy has (section 2 of the specification). */
export const sections = 10;

/** Ids that the page has besides those of the sections. */
const taken = ["contents", "main", "menu", "invitation"];

/** What may stand before a heading or a fence that is inside a list or a quotation. */
const inside = String.raw`^(?:\s|>|[-*+]\s|\d+[.)]\s)*`;

/** A line that was meant to be a heading. */
const misshapenHeading = new RegExp(`^(?!#{2,6} \\S)${inside.slice(1)}#`);

const notAllowed: [pattern: RegExp, message: string][] = [
  [/<\/?[a-z!?]/i, "HTML is not allowed in a policy: write plain text, or Markdown"],
  [/!\[/, "a picture is not allowed in a policy: remove it"],
  [/&(?:#\w+|\w+);/, "the code of a character is not allowed in a policy: write the character itself"],
  [new RegExp(`${inside}(?:\`\`\`|~~~)`), "code is not allowed in a policy: remove this line, and write plain text"],
  [
    new RegExp(String.raw`\]\s?\[|\[\^|${inside}\[[^\]]+\]:`),
    "the address of a link belongs right behind its words, as in [contact page](/contact): write it there",
  ],
  [
    misshapenHeading,
    "a heading begins with ## and a blank at the start of its line; the main heading is in the head: write ## instead",
  ],
];

/** Checks the lines under the head, of which the first is line `first` of the file. */
export function policyTextErrors(body: string, first: number, addresses: Addresses): Slip[] {
  const lines = body.split("\n").map((text, index) => ({ text, line: first + index }));
  const found = lines.flatMap((line) => [...markupSlips(line), ...linkSlips(line, addresses)]);
  return [...found, ...indentedCode(lines), ...underlinedHeadings(lines), ...sectionSlips(lines)];
}

/** The headings of the sections, as visitors read them. */
export function sectionNames(body: string): string[] {
  return body.split("\n").filter(isSection).map(wordsOf);
}

function isSection(line: string): boolean {
  return /^## \S/.test(line);
}

function markupSlips({ text, line }: Line): Slip[] {
  return notAllowed.flatMap(([pattern, message]) => {
    const { index } = pattern.exec(text) ?? {};
    return index === undefined ? [] : [{ line, column: index + 1, message }];
  });
}

/** The addresses of Markdown links, and those that become links by themselves. */
function linkSlips({ text, line }: Line, addresses: Addresses): Slip[] {
  const links = Array.from(text.matchAll(/(?<=\]\()\s*<?([^)\s]*)|(?<!\]\(\s*<?)\bhttp:\/\/\S*/gi));
  return links.flatMap(({ 0: whole, 1: link = whole, index }) => {
    const message = linkSlip(link, addresses);
    return message === undefined ? [] : [{ line, column: index + 1, message }];
  });
}

function linkSlip(link: string, addresses: Addresses): string | undefined {
  if (/^(?:https:\/\/|mailto:|tel:)./.test(link)) return undefined;
  if (/^\/(?!\/)/.test(link)) {
    const dead = linkError(link, addresses);
    return dead && `this link ${dead}`;
  }
  const near = /^[\w-]+$/.test(link) ? nearestPage(`/${link}`, addresses.pages) : undefined;
  const mend = near ? `; did you mean "${near}"?` : "";
  return `this link must be a page such as /contact, or start with https://, mailto: or tel:, but is "${link}"${mend}`;
}

/** Four blanks make code of a line, but for what goes on with a list. */
function indentedCode(lines: Line[]): Slip[] {
  const isIndented = ({ text }: Line) => /^ {4,}\S/.test(text);
  const found = lines.filter((line, index) => {
    const before = lines.slice(0, index).findLast((other) => other.text.trim() !== "" && !isIndented(other));
    return isIndented(line) && !lines[index - 1]?.text.trim() && !/^ {0,3}(?:[-*+]|\d+[.)]) /.test(before?.text ?? "");
  });
  return found.map(({ line }) => ({
    line,
    column: 1,
    message: "the blanks before this text make code of it: remove them",
  }));
}

function underlinedHeadings(lines: Line[]): Slip[] {
  return lines
    .filter(({ text }, index) => /^[\s>]*(?:=+|-+)\s*$/.test(text) && lines[index - 1]?.text.trim())
    .map(({ line }) => {
      const message =
        "a line of === or --- makes a heading of the text above it: remove it, or put an empty line above";
      return { line, column: 1, message };
    });
}

function sectionSlips(lines: Line[]): Slip[] {
  const headings = lines.filter(({ text }) => isSection(text));
  const start = lines.find(({ text }) => text.trim() !== "");
  const wanted = `this policy must have ${sections} sections, each beginning with ## and a heading`;
  const above =
    "no page shows the text above the first ##: move it under a heading, or write ## before its own heading";
  const isAbove = start !== undefined && start.line < (headings[0]?.line ?? 0);
  // A heading that has lost its ## stands above the first one: that is told already.
  const isCounted = headings.length === sections || (isAbove && headings.length === sections - 1);
  const line = headings[sections]?.line ?? 1;
  return [
    ...(isAbove && !misshapenHeading.test(start.text) ? [{ line: start.line, column: 1, message: above }] : []),
    ...repeatedHeadings(headings),
    ...(isCounted ? [] : [{ line, column: 1, message: `${wanted}, but has ${headings.length}` }]),
  ];
}

/** Headings become ids, in which only letters and digits count. */
function repeatedHeadings(headings: Line[]): Slip[] {
  const earlier = new Map<string, Line | undefined>(taken.map((id) => [id, undefined]));
  return headings.flatMap((heading) => {
    const id = headingId(wordsOf(heading.text));
    const ids = [id, `${id}-heading`];
    const repeated = ids.find((other) => earlier.has(other));
    const first = earlier.get(repeated ?? "");
    ids.filter((other) => !earlier.has(other)).forEach((other) => earlier.set(other, heading));
    if (repeated === undefined) return [];
    return [{ line: heading.line, column: 1, message: repeatedSentence(heading.text, first) }];
  });
}

function repeatedSentence(text: string, first: Line | undefined): string {
  if (!first) return `"${text}" has a meaning of its own on the page: choose another heading`;
  const like = first.text === text ? "is already the heading" : "is too much like the heading";
  return `"${text}" ${like} of line ${first.line}: choose another one`;
}

/** The words of a heading as visitors read them, without the signs of Markdown. */
function wordsOf(heading: string): string {
  const words = heading.replace(/^#+\s+|\s+#+\s*$|[*_`]/g, "").trim();
  return words.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}
