/**
 * A Jest serializer that prints an element as an outline: what people and screen readers perceive, by line, without
 * classes, styles, ids and drawings. Text that styles or scripts hide is printed, such as all batches of a course.
 *
 * - Texts are cut at 60 characters; addresses are whole.
 * - A heading that names its region shares its line, as does a link that is a whole heading or paragraph.
 * - Of neighbours in a list or table that differ only in words, the first is printed in full, then the words of each
 *   other one that differ.
 */
import { getRole } from "dom-accessibility-api";
import { belowFirst, counted, line, prefixed, type Line } from "./outline-lines";
import {
  describeField,
  describePicture,
  fields,
  inline,
  isElement,
  joined,
  accessibleName,
  quote,
  textOf,
  unseen,
  withoutSpace,
} from "./outline-words";

const landmarks = ["banner", "complementary", "contentinfo", "main", "navigation", "search"];
const groups = ["form", "group", "region"];
const messages = ["alert", "dialog", "status"];

/** The lines inside an element. Inline elements join the surrounding text. */
function inside(parent: Element, kind = "text"): Line[] {
  const lines: Line[] = [];
  let text = "";
  let links: Element[] = [];
  function flush() {
    const linkLines = links.flatMap((link) => linesOf(link) ?? []);
    const isLinks = links.length > 0 && withoutSpace(links.map(textOf).join("")) === withoutSpace(text);
    if (isLinks) lines.push(...linkLines);
    else if (text.trim()) lines.push(...line(kind, quote(text), linkLines));
    [text, links] = ["", []];
  }
  function visit(node: ChildNode) {
    if (!isElement(node) || (node.matches(`a[href], ${inline}`) && !node.querySelector(`:not(${inline})`))) {
      text = joined(text, node);
      if (isElement(node)) links.push(...(node.matches("a") ? [node] : node.querySelectorAll("a")));
      return;
    }
    const own = linesOf(node);
    if (own?.length === 0) return;
    if (!node.matches("dd")) flush();
    if (own) lines.push(...own);
    else node.childNodes.forEach(visit);
    if (node.matches("dt")) text = `${text.trim()}: `;
    else flush();
  }
  parent.childNodes.forEach(visit);
  flush();
  return lines;
}

/** The lines of an element's content, without its text, which is on the element's own line. */
const beyondText = (element: Element) => inside(element).filter(({ kind }) => !/^(?:text|p)$/.test(kind));

/** The lines of an element: none if nobody perceives it, undefined if only its content matters. */
function linesOf(element: Element): Line[] | undefined {
  const lines = ownLines(element);
  return lines && withState(element, lines);
}

/** Adds to the first line that an element is open, or the current one of several. */
function withState(element: Element, [first, ...others]: Line[]): Line[] {
  const isCurrent = element.matches("[aria-current]:not([aria-current=false])");
  const state = isCurrent ? " (current)" : element.matches("details[open]") ? " (open)" : "";
  return first ? [{ ...first, words: first.words + state }, ...others] : [];
}

function ownLines(element: Element): Line[] | undefined {
  const { localName } = element;
  if (element.matches('[type="application/ld+json"]'))
    return line("JSON-LD", String((JSON.parse(element.textContent ?? "") as Record<string, unknown>)["@type"]));
  if (element.matches(unseen)) return [];
  if (element.matches(fields)) return line(...describeField(element));
  if (/^h[1-6]$/.test(localName)) return textLines(element, localName);
  switch (localName) {
    case "a":
      return line("link", `${accessibleName(element)} → ${element.getAttribute("href")}`, beyondText(element));
    case "button":
      return line("button", accessibleName(element));
    case "del":
    case "ins":
      return line(localName, quote(textOf(element)));
    case "details":
      return belowFirst(inside(element));
    case "img":
      return line(...describePicture(element));
    case "label":
      return Array.from(element.querySelectorAll(fields)).flatMap((field) => linesOf(field) ?? []);
    case "p":
      return getRole(element) ? groupLines(element) : inside(element, "p");
    case "summary":
      return textLines(element, "summary");
    case "table":
      return tableLines(element);
    case "ol":
    case "ul":
      return listLines(element);
    default:
      return groupLines(element);
  }
}

/** The lines of an element with text. If it starts with another element, such as a link, that shares its line. */
function textLines(element: Element, kind: string): Line[] {
  const content = belowFirst(inside(element, kind));
  if (content.length === 0) return line(kind, quote(""));
  return content[0]?.kind === kind ? content : prefixed(kind, content);
}

/** The lines of a list. If its items are alike, the first shares the line of the list. */
function listLines(list: Element): Line[] {
  const name = list.matches("[aria-label], [aria-labelledby]") ? ` ${accessibleName(list)}` : "";
  const kind = `${list.matches("ol") ? "numbered list" : "list"} of ${list.children.length}${name}`;
  const content = counted(Array.from(list.children, (item) => withState(item, inside(item))));
  const areAlike = content.filter(({ depth }) => depth === 0).length === 1;
  return areAlike ? prefixed(`${kind}:`, content) : line(kind, "", content);
}

function tableLines(table: Element): Line[] {
  const [head = [], ...body] = Array.from(table.querySelectorAll("tr"), (row) => Array.from(row.children));
  const rowLines = (kind: string, cells: Element[]) => {
    const words = cells.map((cell) => quote(textOf(cell)));
    const hasGap = words.includes(quote(""));
    return line(hasGap ? `${kind} with a gap` : kind, words.join(" "), cells.flatMap(beyondText));
  };
  const rows = counted(body.map((cells) => rowLines("row", cells)));
  return line(`table of ${head.length} × ${body.length}`, accessibleName(table), [
    ...rowLines("columns", head),
    ...rows,
  ]);
}

/** The lines of a landmark, a group or a message; undefined for other elements. */
function groupLines(element: Element): Line[] | undefined {
  const role = getRole(element) ?? "";
  const isLandmark = landmarks.includes(role) && !element.matches("main :is(header, footer)");
  if (messages.includes(role)) return prefixed(role, belowFirst(inside(element)));
  if (!isLandmark && !groups.includes(role)) return undefined;
  const name = accessibleName(element);
  if (name === quote("")) return isLandmark ? line(role, "", inside(element)) : undefined;
  const content = inside(element);
  const [first] = content;
  const isShared = first?.words === name && /^(?:h\d|table)/.test(first.kind);
  return isShared ? prefixed(role, belowFirst(content)) : line(role, name, content);
}

/** Registered in __tests__/support/setup.ts. */
export const outline = {
  test: isElement,
  serialize(element: Element) {
    const lines = linesOf(element) ?? inside(element);
    return lines.map(({ depth, kind, words }) => `${"  ".repeat(depth)}${kind} ${words}`.trimEnd()).join("\n");
  },
};
