/** The Markdown of policies and articles, parsed in one way for the check and for the pages. */
import type { Content, Image, Root } from "mdast";
import remark from "remark";
import gfm from "remark-gfm";
import { picturePath } from "./picture-path";

/** One tilde is a sign like any other: ~12 weeks. */
const reader = remark().use(gfm, { singleTilde: false });

export function parseMarkdown(text: string): Root {
  return reader.parse(text) as Root; // a cast, because unified does not know what its plugins parse
}

/** The text of an article. Each entry in blog.json is one line: a paragraph, a subheading, a figure, a list item or a row of a table. */
export const articleText = (entries: readonly string[]) => entries.join("\n\n").replace(/(?<=^\|.*\n)\n(?=\|)/gm, ""); // the rows of a table follow each other directly

/** The entry, counted from 0, at a line, counted from 1, of the `text` of an article. */
export const entryAtLine = (text: string, line: number) => text.split("\n").slice(0, line).filter(Boolean).length - 1;

/** All nodes below a node, in their order. */
export function nodesOf(node: Root | Content): Content[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...nodesOf(child)]) : [];
}

/** The words of a node, as visitors read them. */
export function wordsOf(node: Content): string {
  return [node, ...nodesOf(node)].map((part) => ("value" in part ? part.value : "")).join("");
}

/** The picture of a figure, which is a paragraph that holds nothing else. */
export function figureOf(node: Content): Image | undefined {
  const [image, ...others] = node.type === "paragraph" ? node.children : [];
  return image?.type === "image" && others.length === 0 ? image : undefined;
}

/** The path of a figure's picture below data/. */
export const pathOf = ({ url }: Image) => picturePath(url);
