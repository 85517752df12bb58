/** Words in outlines: texts, names and descriptions. They do not depend on styles. */
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";

export const inline = "a, abbr, b, br, cite, code, em, i, s, small, span, strong, sub, sup, time";
export const fields = "input:not([type=hidden]), select, textarea";

/** Elements that are hidden, or that only name another element. */
export const unseen =
  "[hidden], [aria-hidden=true], [type=hidden], dialog:not([open]), svg, script, style, caption, legend";

export const isElement = (node: unknown): node is Element => (node as Partial<Node> | null)?.nodeType === 1;

export const withoutSpace = (text: string) => text.replace(/\s/g, "");

/** The text that a screen reader reads in a node, without the names of pictures. */
export function textOf(node: ChildNode): string {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
  if (node.matches(unseen)) return "";
  return node.matches("br") ? " " : Array.from(node.childNodes).reduce(joined, "");
}

/** Adds the text of a node. Separates the words of neighbouring elements. */
export function joined(before: string, node: ChildNode): string {
  const text = textOf(node);
  const areApart = isElement(node) || isElement(node.previousSibling);
  return areApart && /[\p{L}\p{N}.?!]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text)
    ? `${before} ${text}`
    : before + text;
}

const options = {
  computedStyleSupportsPseudoElements: false,
  // An empty style: names do not depend on styles.
  getComputedStyle: () => document.createElement("i").style,
};

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

const maxLength = 60;

/** Quotes a text without line breaks, cut at 60 characters. */
export function quote(text: string): string {
  const words = tidy(text);
  return `"${words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words}"`;
}

export const accessibleName = (element: Element) => quote(computeAccessibleName(element, options));

/** The kind and words of a field: its type, limits, state, label, name in the request, hint and error. */
export function describeField(element: Element): [kind: string, words: string] {
  const { localName } = element;
  const name = accessibleName(element);
  const description = computeAccessibleDescription(element, options);
  const limit = (before: string, attribute: string) =>
    element.hasAttribute(attribute) && `${before} ${element.getAttribute(attribute)}`;
  const facts = [
    localName === "input" ? (element.getAttribute("type") ?? "text") : localName,
    element.matches(":required") && "required",
    limit("at most", "maxlength"),
    limit("from", "min"),
    limit("to", "max"),
    element.matches("input:checked") && "checked",
    element.matches("[aria-invalid=true]") && "invalid",
  ];
  const choices = localName === "select" && `of ${element.querySelectorAll("option").length}`;
  const value = element.matches("[type=checkbox], [type=radio]") ? `=${element.getAttribute("value") ?? "on"}` : "";
  const words = [
    name,
    choices,
    element.hasAttribute("name") && `sent as ${element.getAttribute("name")}${value}`,
    element.hasAttribute("placeholder") && `shows ${quote(element.getAttribute("placeholder") ?? "")}`,
    description && `described as ${quote(description)}`,
  ];
  const kind = `field${name === quote("") ? " without a label" : ""} (${facts.filter(Boolean).join(", ")})`;
  return [kind, words.filter(Boolean).join(" ")];
}

/** The kind and words of a picture. */
export function describePicture(element: Element): [kind: string, words: string] {
  const alt = element.getAttribute("alt");
  if (alt === null) return ["picture without alt text", ""];
  return alt ? ["picture", quote(alt)] : ["decoration", ""];
}
