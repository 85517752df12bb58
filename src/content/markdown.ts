/** One Markdown parser for policies and articles, shared by the check and the pages. */
import type { Content, Heading, Image, Root } from "mdast";
import remark from "remark";
import gfm from "remark-gfm";
import { picturePath } from "./schemas/pictures";

/** A single tilde is literal: ~12 weeks. */
const reader = remark().use(gfm, { singleTilde: false });

/** Several rules and pages read each text. */
const trees = new Map<string, Root>();

/** Parses a text. Callers must not change the tree, which is kept for the next call. */
export function parseMarkdown(text: string): Root {
  const tree = trees.get(text) ?? (reader.parse(text) as Root); // unified does not infer the plugins' output
  trees.set(text, tree);
  return tree;
}

/** The line below a table's first row: | --- | :-: | */
const isRule = (entry = "") => /^[\s|:-]*-[\s|:-]*$/.test(entry) && entry.includes("|");

/** The text of an article, whose entries are paragraphs, subheadings, figures, list items and table rows. */
export function articleText(entries: readonly string[]): string {
  let isTable = false;
  return entries.reduce((text, entry, index) => {
    const isFirst = isRule(entries[index + 1]);
    const isRow = isTable && entry.includes("|") && !isFirst;
    isTable = isRow || isFirst;
    return `${text}${index === 0 ? "" : isRow ? "\n" : "\n\n"}${entry}`;
  }, "");
}

/** The index of the entry at a line (counted from 1) of an article's `text`. */
export const entryAtLine = (text: string, line: number) => text.split("\n").slice(0, line).filter(Boolean).length - 1;

/** All descendants of a node, in document order. */
export function nodesOf(node: Root | Content): Content[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...nodesOf(child)]) : [];
}

/** A node's text as visitors read it. */
export function wordsOf(node: Content): string {
  return [node, ...nodesOf(node)].map((part) => ("value" in part ? part.value : "")).join("");
}

/** The headings of a policy's sections. */
export function sectionHeadings({ children }: Root): Heading[] {
  return children.filter((node) => node.type === "heading").filter(({ depth }) => depth === 2);
}

/** The picture of a paragraph that contains only an image. */
export function pictureOf(node: Content): Image | undefined {
  const [image, ...others] = node.type === "paragraph" ? node.children : [];
  return image?.type === "image" && others.length === 0 ? image : undefined;
}

/** The path of such a picture, relative to data/. */
export const pathOf = ({ url }: Image) => picturePath(url.replaceAll("%20", " "));
