/** Checks the Markdown of policies and articles: src/build/rendered-prose.tsx draws some constructs, and all others are reported here. */
import type { Content, Image, List, Table } from "mdast";
import { quote } from "../../../text/sentences";
import { pagePaths } from "../../contract";
import { articleText, entryAtLine, pictureOf, nodesOf, parseMarkdown, wordsOf } from "../../markdown";
import type { SiteContent } from "../content";
import type { Finding } from "../finding";
import { groupBy, isOf, type Rules } from "../rule";
import { findingAt } from "../texts";
import { linkMessage } from "./links";
import { pictureMessage } from "./picture-faults";
import { shownSyntax } from "./wording";

const blog = pagePaths["blog.json"];

export const markdownSyntax: Rules = {
  errors: [(content) => inArticles(content, (text) => proseErrors(text, 2, blog, content), "needs a change: ")],
  warnings: [(content) => inArticles(content, proseWarnings)],
};

/** An error on a line of a Markdown text. */
export type LineError = Pick<Finding, "line" | "message">;

/** The deepest heading level: articles have subheadings, policies have sections with subheadings. */
type Deepest = 2 | 3;

const footnotes = "footnotes are not supported: write the note in brackets where it belongs";
const references = "a link has its address beside its words: write [contact page](/contact)";
const picture =
  'this picture is not complete: write ![What it shows](images/blog/desk.png "Its caption"), with all brackets and quotes';

/** How to replace the other kinds of nodes that are not drawn. */
const fixes: Partial<Record<Content["type"], string>> = {
  delete: "strikethrough is not supported: remove the words, or the tildes",
  blockquote: "block quotes (>) are not supported: write a paragraph",
  thematicBreak: "a line across the page is not supported: remove it, or write a subheading",
  code: "four spaces or ``` turn this line into code: remove them",
};

const misshapen =
  "a heading is one line that begins with ## and a space (in a policy also ###), with no line of === or --- below it";

/** Incomplete Markdown, which the parser reads as plain words. */
const leftovers: [pattern: RegExp, message: string][] = [
  [/!\[/, picture],
  [/\[\^\w+\]/, footnotes],
  [/(?<![\w\]])\[[^\]]+\]\s?\[|^\s*\[[^\]]+\]:/, references],
  [/[^\w\s*…]\*\*(?=\w)/, "** after a mark needs a space after it: write **Note:** Text"],
  [/(?<!\d )\*\*|\*\*(?! \d)/, "this ** is shown: write **bold words** without a space inside, and code as `2 ** 3`"],
  // Markdown turns https:// addresses into links, which end the text node.
  [
    /(?:\]\s+|\[[^[\]]*\]?)\((?:[/#]|https?:|mailto:|tel:|$)|\)\s?\[(?:[/#]|mailto:|tel:|$)/,
    "this link is not complete: write [contact page](/contact), with all four brackets, and no space after the words or in the address",
  ],
  [/^\s*##/, misshapen],
  [
    /^\s*(?:-[^\s\d-]|\d\d?[.)]\p{L}{2}|[–—•·▪◦●■➢])/u,
    "a list item begins with - or 1. and a space: write it like that, or begin with a word",
  ],
  [
    /^\s*\|/,
    "a table needs | --- | --- | below its first row, with one --- for each column: add it, or begin with a word",
  ],
];

/** The start of a line that was meant as a list item: (a), b., 2) or 1.1 */
const item = /^\s*(?:\(?(?:\d{1,2}|[A-Za-z]|[ivxIVX]+)[.)]\s|\d\d?(?:\.\d\d?)+\s[A-Z])/;

/** The errors in a Markdown text on `page`: what would be lost or changed. */
export function proseErrors(text: string, deepest: Deepest, page: string, content: SiteContent): LineError[] {
  const root = parseMarkdown(text);
  const prose = { text, deepest, page, content, pictures: new Set(root.children.map(pictureOf)) };
  return nodesOf(root).flatMap((node) => {
    const message = nodeMessage(node, prose);
    const { start, end } = node.position ?? {};
    // For paragraphs and headings, the last line, where the error is visible.
    const line = (/code|break|list/.test(node.type) ? start : end)?.line ?? 1;
    if (message) return [{ line, message }];
    return lineErrors(node, text, (words) => leftovers.find(([pattern]) => pattern.test(words))?.[1]);
  });
}

/** Markdown that pages show, but probably not as meant. */
export function proseWarnings(text: string): LineError[] {
  const lines = text.split("\n");
  const root = parseMarkdown(text);
  return nodesOf(root).flatMap((node) => {
    const below = root.children[root.children.findIndex((other) => other === node) + 1];
    if (node.type === "heading" && (!below || (below.type === "heading" && below.depth <= node.depth)))
      return { line: node.position?.start.line ?? 1, message: "is a heading that has no text below it: write it" };
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
    const inside = node.type === "paragraph" ? lines.slice(start.line, end.line) : [];
    // Hand-wrapped lines are longer, so a short one without a full stop was meant to end there.
    const isNext = (words: string, above = "") =>
      !/(?:\\| {2})\r?$/.test(above) && (item.test(words) || (above.length < 45 && !/[.,;!?]\r?$/.test(above)));
    const next = inside.findIndex((words, index) => isNext(words, lines[start.line + index - 1]));
    const message = `runs on from the line above, in one paragraph: put an empty line before ${quote((inside[next] ?? "").trim())}, or \\ at the end of the line above`;
    return [...lineErrors(node, text, shownSyntax), ...(next < 0 ? [] : [{ line: start.line + next + 1, message }])];
  });
}

/** Runs `find` on each line of a text node (… replaces markup before it), and keeps the first of equal messages. */
function lineErrors(
  { type, position }: Content,
  text: string,
  find: (words: string) => string | undefined,
): LineError[] {
  if (type !== "text") return [];
  const { line = 1, column = 1, offset = 0 } = position?.start ?? {};
  const before = text.slice(offset - column + 1, offset);
  const lines = text.slice(offset, position?.end.offset).split("\n");
  const errors = lines.flatMap((words, index) => {
    const message = find(index === 0 && before.trim() ? `…${words}` : words);
    return message ? [{ line: line + index, message }] : [];
  });
  return errors.filter(({ message }, index) => errors.findIndex((other) => other.message === message) === index);
}

type Prose = { text: string; deepest: Deepest; page: string; content: SiteContent; pictures: Set<Image | undefined> };

function nodeMessage(node: Content, { text, deepest, page, content, pictures }: Prose): string | undefined {
  const { start, end } = node.position ?? {};
  const written = text.slice(start?.offset, end?.offset);
  switch (node.type) {
    case "strong":
      if (!written.startsWith("__")) return undefined;
      return `${written} would lose its underscores: write **bold words**, *italics*, or code between backticks`;
    case "heading": {
      const isLine = start?.column === 1 && end?.line === start.line && node.children.length > 0;
      if (!isLine || node.depth < 2 || node.depth > deepest) return misshapen;
      const isPlain = deepest < 3 || node.depth > 2 || nodesOf(node).every(({ type }) => /text|strong/.test(type));
      return isPlain ? undefined : "a section's heading is plain words: put links and code in the text below it";
    }
    case "link":
      if (wordsOf(node).trim() === "") return "a link needs words: write them between [ and ]";
      return linkMessage(node.url, page, content);
    case "definition":
    case "linkReference":
    case "imageReference":
      return node.identifier.startsWith("^") ? footnotes : references;
    case "html":
      if (written.startsWith("<!--")) return "a comment is not shown: remove it";
      return `HTML such as ${written.split("\n")[0]} is not shown: write **bold words**, *italics*, [a link](/contact) or a new paragraph instead, and code between backticks`;
    case "list":
      return listMessage(node, text);
    case "listItem":
      if (typeof node.checked === "boolean") return "boxes to tick are not supported: remove [ ] or [x]";
      return node.children.filter(({ type }) => type === "paragraph").length > 1
        ? "a list item is one paragraph: remove the empty line in it, or begin the next paragraph with - and a space"
        : undefined;
    case "image":
      if (pictures.has(node)) return pictureMessage(node, content);
      return "a picture is a paragraph by itself: put it between empty lines, outside lists";
    case "table":
      if (start?.column === 1) return tableMessage(node);
      return "a table cannot be inside a list: put it between two paragraphs";
    default:
      return fixes[node.type];
  }
}

function listMessage({ ordered, start, children }: List, text: string): string | undefined {
  const markers = children.map(({ position }) => text.slice(position?.start.offset).split(/[.)\s]/)[0] ?? "");
  const [sign = ""] = markers;
  // "* Conditions apply"
  if (!ordered && sign !== "-" && children.length === 1)
    return `a line that begins with ${sign} becomes a list item without that sign: begin a list item with -, any other line with a word`;
  // The number is a year or an amount in a sentence.
  if (ordered && (start ?? 1) > 20)
    return `a line that begins with ${sign}. becomes an item of a numbered list: write a word before the number`;
  const moved = markers.find((marker, index) => ordered && marker !== sign && Number(marker) !== Number(sign) + index);
  return moved && `item ${moved}. would get another number: count up from ${sign}. without a gap`;
}

function tableMessage({ children: [head, ...rows] }: Table): string | undefined {
  const columns = head?.children.length ?? 0;
  if (rows.length === 0) return "a table needs a row below | --- |: add it, or write a paragraph";
  const uneven = rows.find(({ children }) => children.length !== columns);
  const first = uneven?.children[0];
  return (
    uneven &&
    `each row of a table needs ${columns} cells, as its first row has, but the one that begins with "${first ? wordsOf(first) : ""}" has ${uneven.children.length}`
  );
}

/** Runs `find` on each article. A message continues a sentence that begins with the entry and `verb`. */
function inArticles({ texts }: SiteContent, find: (text: string) => LineError[], verb = ""): Finding[] {
  const articles = groupBy(texts.filter(isOf("prose")), ({ file, path }) =>
    JSON.stringify([file, ...path.slice(0, -1)]),
  );
  return articles.flatMap((article) => {
    const text = articleText(article.map(({ written }) => written));
    return onePerLine(find(text)).flatMap(({ line, message }) => {
      const entry = article[entryAtLine(text, line)];
      return entry ? [findingAt(entry, verb + message)] : [];
    });
  });
}

/** Keeps the first error on each line; it often causes the others. */
export function onePerLine(errors: LineError[]): LineError[] {
  return errors.filter(({ line }, index) => errors.findIndex((other) => other.line === line) === index);
}
