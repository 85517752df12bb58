import { readFileSync } from "node:fs";
import { nodesOf, parseMarkdown, sectionHeadings, wordsOf } from "../../../src/content/markdown";
import { splitPolicy } from "../../../src/content/policies";

/** The headings of a policy's sections. */
export function policyHeadings(name: string): string[] {
  const { body } = splitPolicy(readFileSync(`data/policies/${name}.md`, "utf8"));
  return sectionHeadings(parseMarkdown(body)).map(wordsOf);
}

/** Returns the displayed texts of an article: each table cell, and alt text for pictures. */
export function articleTexts(entries: string[]): string[] {
  const lines = entries.filter((entry) => !/^\|[-| ]+$/.test(entry));
  const texts = lines.flatMap((line) => (line.startsWith("|") ? line.split("|").slice(1, -1) : line));
  return texts.map((text) => readable(text.trim().replace(/^(?:## |- |\d+\. )/, "")));
}

/** Markdown as plain text. */
function readable(markdown: string): string {
  const nodes = nodesOf(parseMarkdown(markdown));
  return nodes.map((node) => (node.type === "image" ? (node.alt ?? "") : "value" in node ? node.value : "")).join("");
}
