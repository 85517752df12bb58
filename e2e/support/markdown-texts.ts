import { readFileSync } from "node:fs";
import { marked } from "marked";
import { splitPolicy } from "../../src/content/policies";
import { decodeEntities } from "./built-html";

/** The sections of a policy: its headings of level 2. */
export function policySections(name: string): { heading: string }[] {
  const { body } = splitPolicy(readFileSync(`data/policies/${name}.md`, "utf8"));
  return Array.from(body.matchAll(/^## (.*)/gm), ([, heading = ""]) => ({ heading: readable(heading) }));
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
