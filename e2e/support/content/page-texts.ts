/** Reads what the built pages say, without a browser. */
import type { DOMNode, HtmlElement } from "html-validate";
import { decodeEntities, htmlFiles, linksOf, parse } from "../built/built-html";
import { escapeRegExp } from "../../../src/text/reg-exp";

export type PageTexts = {
  path: string;
  /** What visitors read, in order: a line per block, and alt texts for pictures. */
  shown: string;
  /** Each card, row, list item and section in `shown`, by its start and end; those inside another come before it. */
  cards: [start: number, end: number][];
  /** Attributes that visitors perceive: labels, words of search results, and messages of WhatsApp and e-mail links. */
  told: string;
  /** The addresses of links. */
  addresses: string[];
  /** The texts in data attributes, such as the props of islands: only script can show them. */
  scripted: string;
  /** The targets of links in its `<main>`. */
  leads: (string | null)[];
};

/** Elements within a line. */
const inline = /^(?:a|abbr|b|code|del|em|i|mark|small|span|strong|time|u|wbr)$/;

/** Elements that group related text. */
const card = /^(?:article|details|figure|header|li|section|tr)$/;

export async function pageTexts(): Promise<PageTexts[]> {
  return Promise.all(htmlFiles().map(async ({ path, html }) => ({ path, ...textsIn(await parse(html)) })));
}

function textsIn(document: HtmlElement): Omit<PageTexts, "path"> {
  const leads = linksOf(document).flatMap(({ inMain, href }) => (inMain ? [href] : []));
  const page: Omit<PageTexts, "path"> = { shown: "", cards: [], told: "", addresses: [], scripted: "", leads };
  const add = (text: string) => {
    // Inline neighbours can be laid out as blocks.
    const isGlued = /[\p{L}\p{N}]$/u.test(page.shown.slice(-2)) && /^[\p{L}\p{N}]/u.test(text);
    page.shown += (isGlued ? "\n" : "") + text.replace(/\s+/g, " ");
  };
  const readNode = (node: DOMNode) => {
    if (!isElement(node)) return node.nodeName === "#text" && add(decodeEntities(node.textContent));
    if (/^(?:script|style)$/.test(node.tagName)) return;
    const separator = inline.test(node.tagName) ? "" : "\n";
    const start = page.shown.length;
    page.shown += separator;
    for (const { key, value } of node.attributes) {
      const text = decodeEntities(String(value ?? ""));
      if (key === "alt") add(text);
      if (key === "href") page.addresses.push(text);
      if (key === "data-props") page.scripted += `${textsOf(JSON.parse(text)).join("\n")}\n`;
      else if (key.startsWith("data-")) page.scripted += `${text}\n`;
      if (isTold(node, key)) page.told += `${text}\n`;
      if (/^(?:https:\/\/wa\.me\/|mailto:)/.test(text)) page.told += `${decodeURIComponent(text)}\n`;
    }
    node.childNodes.forEach(readNode);
    page.shown += separator;
    if (card.test(node.tagName)) page.cards.push([start, page.shown.length]);
  };
  document.childNodes.forEach(readNode);
  return page;
}

/** Whether an attribute is read out, displayed in the page or a search result, or shared. */
function isTold(element: HtmlElement, key: string): boolean {
  if (element.tagName !== "meta") return /^(?:aria-label|placeholder|title)$/.test(key);
  const name = element.getAttributeValue("name") ?? element.getAttributeValue("property") ?? "";
  return key === "content" && /^(?:description|og:(?:title|description|image:alt))$/.test(name);
}

/** All texts in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsOf);
  return typeof value === "string" ? [value] : [];
}

const isElement = (node: DOMNode): node is HtmlElement => "tagName" in node;

/** The texts of the innermost cards of a page that contain some words. */
export function cardsWith({ shown, cards }: PageTexts, words: string): string[] {
  const found = cards.filter(([start, end]) => hasWords(shown.slice(start, end), words));
  const isInnermost = ([start, end]: (typeof cards)[number]) =>
    !found.some(([from, to]) => from >= start && to <= end && to - from < end - start);
  return found.filter(isInnermost).map(([start, end]) => shown.slice(start, end));
}

/** Whether a text contains these words, not just within longer words or numbers. */
export function hasWords(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const before = /^[\p{L}\p{N}]/u.test(words) ? "(?<![\\p{L}\\p{N}]|\\d[.,])" : "";
  const after = /[\p{L}\p{N}]$/u.test(words) ? "(?![\\p{L}\\p{N}]|[.,]\\d)" : "";
  return new RegExp(before + escapeRegExp(words) + after, "u").test(text);
}
