/** Checks the Markdown of policies and articles. */
import type { Content, Image, List, Table } from "mdast";
import { articleText, entryAtLine, figureOf, nodesOf, parseMarkdown, wordsOf } from "../../markdown";
import type { SiteContent } from "../content";
import type { Finding } from "../finding";
import { groupBy, isOf, type Rule } from "../rule";
import { findingAt } from "../texts";
import { linkMessage } from "./links";
import { figureMessage } from "./pictures";
import { htmlError } from "./wording";

export const prose: Rule[] = [{ level: "error", find: articleErrors }];

/** An error on a line of a Markdown text. */
export type LineError = Pick<Finding, "line" | "message">;

/** The deepest heading level: articles have subheadings, policies have sections with subheadings. */
type Deepest = 2 | 3;

const allowedNodes = /^(?:paragraph|text|strong|heading|list|listItem|link|image|inlineCode|table|tableRow|tableCell)$/;

const notAllowed =
  "HTML, footnotes and codes such as &amp; are not supported: write plain text, and a link as [contact page](/contact)";

/** How to replace unsupported Markdown. */
const fixes: Partial<Record<Content["type"], string>> = {
  emphasis: "italics are not supported: write **bold words**, or remove the asterisks",
  delete: "strikethrough is not supported: remove the words, or the tildes",
  blockquote: "block quotes (>) are not supported: write a paragraph",
  thematicBreak: "a line across the page is not supported: remove it, or write a subheading",
  break: "line breaks inside a paragraph are not supported: begin a new paragraph",
  code: "four spaces or ``` turn this line into code: remove them",
};

/**
 * Broken Markdown that visitors would see as text: the parser treats incomplete pictures, references and footnotes as
 * words.
 */
const leftovers: [form: RegExp, message: string][] = [
  [/!\[|\]\s?\[|\[\^|^\s*\[[^\]]+\]:/, notAllowed],
  [/\*\*/, "this ** is shown literally: write **bold words**, with two asterisks on each side and no space inside"],
  // Markdown turns https:// addresses into links, which end the text node.
  [
    /\]\s+\((?:[/#]|https?:|mailto:|tel:|$)/,
    "there is a space between the words of this link and its address: write [contact page](/contact)",
  ],
  [
    /\[[^[\]]*\]?\((?:[/#]|https?:|mailto:|tel:|$)/,
    "this link lacks a bracket: write [contact page](/contact), with all four",
  ],
];

/** Like `leftovers`, but only at the start of a line. */
const lineStarts: typeof leftovers = [
  [
    /^\s*(?:-[^\s\d]|[–—•])/,
    "a list item begins with - and a space: write it like that, or begin the line with a word",
  ],
  [
    /^\s*\|/,
    "this is not a table yet: write | --- | --- | below its first row, with one --- for each column, or do not begin the line with |",
  ],
];

/** The highest number that a list may start with: above it, the number is a year or an amount in a sentence. */
const highestStart = 20;

const misshapen = {
  2: "a subheading is one line that begins with ## and a space: write it like that",
  3: "a heading begins with ## and a space (### inside a section), with no line of === or --- below it; the main heading is in the front matter",
};

/** The errors in a Markdown text. */
export function proseErrors(text: string, deepest: Deepest, content: SiteContent): LineError[] {
  const root = parseMarkdown(text);
  const nodes = nodesOf(root);
  const prose = { text, deepest, content, figures: new Set(root.children.map(figureOf)) };
  return [
    ...nodes.flatMap((node) => {
      const message = nodeMessage(node, prose);
      const { start, end } = node.position ?? {};
      // For paragraphs and headings, the last line, where the error is visible.
      const line = (/code|break|list/.test(node.type) ? start : end)?.line ?? 1;
      return message ? [{ line, message }] : [];
    }),
    ...nodes.flatMap((node) => (node.type === "text" ? leftoverErrors(node, text) : [])),
    ...text.split("\n").flatMap((words, index) => {
      const isHeading = /^#{2,3} \S/.test(words) || !/^[\s>]*#/.test(words);
      return isHeading ? [] : [{ line: index + 1, message: misshapen[deepest] }];
    }),
  ];
}

/** The errors in plain text; only the first of each kind. */
function leftoverErrors({ position }: Content, text: string): LineError[] {
  const { line = 1, column = 1, offset = 0 } = position?.start ?? {};
  const before = text.slice(offset - column + 1, offset);
  const lines = text.slice(offset, position?.end.offset).split("\n");
  const errors = lines.flatMap((words, index) => {
    const faults = index > 0 || !before.trim() ? [...leftovers, ...lineStarts] : leftovers;
    const message = htmlError(words) ? notAllowed : faults.find(([form]) => form.test(words))?.[1];
    return message ? [{ line: line + index, message }] : [];
  });
  return errors.filter(({ message }, index) => errors.findIndex((other) => other.message === message) === index);
}

type Prose = { text: string; deepest: Deepest; content: SiteContent; figures: Set<Image | undefined> };

function nodeMessage(node: Content, { text, deepest, content, figures }: Prose): string | undefined {
  if (!allowedNodes.test(node.type)) return fixes[node.type] ?? notAllowed;
  const { start, end } = node.position ?? {};
  switch (node.type) {
    case "heading": {
      const isLine = start?.column === 1 && end?.line === start.line;
      return isLine && node.depth <= deepest ? undefined : misshapen[deepest];
    }
    case "link":
      return linkMessage(node.url, text.slice(start?.offset, end?.offset), content);
    case "list":
      return listMessage(node, text.charAt(start?.offset ?? 0));
    case "listItem":
      return node.children.filter(({ type }) => type === "paragraph").length > 1
        ? "a list item is one paragraph: remove the empty line in it, or begin the next paragraph with - and a space"
        : undefined;
    case "image":
      return figures.has(node)
        ? figureMessage(node, content)
        : "a picture is a paragraph by itself: put it between empty lines, outside lists";
    case "table":
      return start?.column === 1
        ? tableMessage(node)
        : "a table cannot be inside a list: put it between two paragraphs";
    default:
      return undefined;
  }
}

function listMessage({ ordered, start }: List, sign: string): string | undefined {
  if (!ordered && sign !== "-")
    return `a line that begins with ${sign} becomes a list item without that sign: begin a list item with -, any other line with a word`;
  if (ordered && (start ?? 1) > highestStart)
    return `a line that begins with ${start}. becomes an item of a numbered list: write a word before the number`;
  return undefined;
}

function tableMessage({ children: [head, ...rows] }: Table): string | undefined {
  const columns = head?.children.length ?? 0;
  const uneven = rows.find(({ children }) => children.length !== columns);
  const first = uneven?.children[0];
  return (
    uneven &&
    `each row of a table needs ${columns} cells, as its first row has, but the one that begins with "${first ? wordsOf(first) : ""}" has ${uneven.children.length}`
  );
}

/** The errors in all articles. */
function articleErrors(content: SiteContent): Finding[] {
  const entries = content.texts.filter(isOf("prose"));
  const articles = groupBy(entries, ({ file, path }) => JSON.stringify([file, ...path.slice(0, -1)]));
  return articles.flatMap((article) => {
    const text = articleText(article.map(({ written }) => written));
    return onePerLine(proseErrors(text, 2, content)).flatMap(({ line, message }) => {
      const entry = article[entryAtLine(text, line)];
      if (!entry || htmlError(entry.written)) return []; // wording.ts reports HTML
      return [findingAt(entry, `needs a change: ${message}`)];
    });
  });
}

/** Keeps the first error on each line; it often causes the others. */
export function onePerLine(errors: LineError[]): LineError[] {
  return errors.filter(({ line }, index) => errors.findIndex((other) => other.line === line) === index);
}
