import { readFileSync } from "node:fs";
import { marked, type Tokens } from "marked";
import { splitPolicy } from "../../src/content/policies";
import { decodeEntities } from "./built-html";

/** A policy section: its heading, paragraphs and list items. */
type PolicySection = { heading: string; parts: (string | string[])[] };

/** The sections of a policy: each level 2 heading with the paragraphs and lists below it. */
export function policySections(name: string): PolicySection[] {
  const { body } = splitPolicy(readFileSync(`data/policies/${name}.md`, "utf8"));
  const sections: PolicySection[] = [];
  for (const token of marked.lexer(body)) {
    if (token.type === "heading" && token.depth === 2) sections.push({ heading: readable(token.text), parts: [] });
    if (token.type === "paragraph") sections.at(-1)?.parts.push(readable(token.text));
    if (token.type === "list") {
      const { items } = token as Tokens.List;
      sections.at(-1)?.parts.push(items.map((item) => readable(item.text)));
    }
  }
  return sections;
}

/** Returns the displayed texts of an article: each table cell, and alt text for pictures. */
export function articleTexts(entries: string[]): string[] {
  const lines = entries.filter((entry) => !/^\|[-| ]+$/.test(entry));
  const texts = lines.flatMap((line) => (line.startsWith("|") ? line.split("|").slice(1, -1) : line));
  return texts.map((text) => readable(text.trim().replace(/^(?:## |- |\d+\. )/, "")));
}

/** Markdown as plain text. */
function readable(markdown: string): string {
  const html = marked.parseInline(markdown, { async: false }).replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, "$1");
  return decodeEntities(html.replace(/<[^>]+>/g, ""));
}
