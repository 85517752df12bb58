import { readFileSync } from "node:fs";
import { marked, type Tokens } from "marked";
import { splitPolicy } from "../../src/content/policies";
import { decodeEntities } from "./built-html";

/** A section of a policy: its heading, its paragraphs, and the items of its lists. */
type PolicySection = { heading: string; parts: (string | string[])[] };

/** The sections of a policy: each heading of the second level with the paragraphs and lists below it. */
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

/** The text of Markdown as it is read. */
function readable(markdown: string): string {
  return decodeEntities(marked.parseInline(markdown, { async: false }).replace(/<[^>]+>/g, ""));
}
