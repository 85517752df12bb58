/** Renders the Markdown of policies and articles for GraphQL: HTML, and pictures that Gatsby resizes. */
import type { Content, Table, TableCell } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { sectionAnchors } from "../content/anchors";
import { withLanguages } from "../jsx/jsx-runtime";
import { articleText, pictureOf, parseMarkdown, pathOf, sectionHeadings, wordsOf } from "../content/markdown";
import { publishedPath } from "./normalize-pictures";

type ProsePart = { html?: string; picture?: { src: string; alt: string; caption?: string } };

export const proseTypes = `
  type ProsePicture { src: File! @link(by: "relativePath") alt: String! caption: String }
  type ProsePart { html: String picture: ProsePicture }
  type PolicySection { title: String! anchor: String! body: [ProsePart!]! }
`;

/** Moves ## subheadings down two levels, because article titles are level 3. */
export function articleParts(entries: readonly string[]): ProsePart[] {
  return partsOf(parseMarkdown(articleText(entries)).children, 2);
}

/** Splits a policy into sections at its level 2 headings. */
export function policyParts(body: string): { title: string; anchor: string; body: ProsePart[] }[] {
  const root = parseMarkdown(body);
  const headings = sectionHeadings(root);
  const anchors = sectionAnchors(headings.map(wordsOf));
  return headings.map((heading, index) => {
    const next = headings[index + 1];
    const own = root.children.slice(root.children.indexOf(heading) + 1, next && root.children.indexOf(next));
    return { title: wordsOf(heading), anchor: anchors[index] ?? "", body: partsOf(own, 0) };
  });
}

/** Renders nodes, with headings `lower` levels down. */
function partsOf(nodes: Content[], lower: number): ProsePart[] {
  const parts: ProsePart[] = [];
  for (const node of nodes) {
    const image = pictureOf(node);
    if (image) {
      parts.push({
        picture: { src: publishedPath(pathOf(image)), alt: image.alt ?? "", caption: image.title ?? undefined },
      });
      continue;
    }
    const html = renderToStaticMarkup(<>{renderNodes(node, lower)}</>);
    const last = parts.at(-1);
    if (last?.html === undefined) parts.push({ html });
    else last.html += html;
  }
  return parts;
}

const all = (nodes: Content[], lower: number) =>
  nodes.map((node, index) => <Fragment key={index}>{renderNodes(node, lower)}</Fragment>);

/** Renders only what the check allows (src/content/check/rules/markdown-syntax.ts): HTML in Markdown stays text. */
function renderNodes(node: Content, lower: number): ReactNode {
  const inside = "children" in node ? all(node.children, lower) : [];
  switch (node.type) {
    case "text":
      return withLanguages(node.value); // Gatsby compiles its hooks with emotion's factory
    case "strong":
      return <strong>{inside}</strong>;
    case "emphasis":
      return <em>{inside}</em>;
    case "break":
      return <br />;
    case "link":
      return safeAddress.test(node.url) ? (
        <a href={node.url} title={node.title ?? undefined}>
          {inside}
        </a>
      ) : (
        <>{inside}</>
      );
    case "paragraph":
      return <p>{inside}</p>;
    case "heading":
      return createElement(`h${node.depth + lower}`, null, inside);
    case "list":
      return node.ordered ? <ol start={node.start ?? 1}>{inside}</ol> : <ul>{inside}</ul>;
    case "listItem": // blank lines between list items have no effect
      return <li>{all(node.children.flatMap(contentOf), lower)}</li>;
    case "inlineCode":
      return <code>{withLanguages(node.value)}</code>;
    case "table":
      return tableRegion(node);
    default:
      return null;
  }
}

/** Allows pages, anchors and the schemes of the check, but not javascript: */
const safeAddress = /^(?:\/(?!\/)|#|https:|mailto:|tel:)/;

const contentOf = (node: Content) => (node.type === "paragraph" ? node.children : [node]);

/** A table in a labelled region that scrolls sideways. */
function tableRegion({ align, children: [head, ...rows] }: Table): ReactNode {
  const columns = head?.children ?? [];
  const cell = ({ children }: TableCell, index: number, Cell: "th" | "td") => {
    const [side] = /right|center/.exec(align?.[index] ?? "") ?? [];
    return (
      <Cell key={index} scope={Cell === "th" ? "col" : undefined} data-align={side}>
        {all(children, 0)}
      </Cell>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section aria-label={`Table: ${columns.map(wordsOf).join(", ")}`} tabIndex={0}>
      <table>
        <thead>
          <tr>{columns.map((heading, index) => cell(heading, index, "th"))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{row.children.map((child, column) => cell(child, column, "td"))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
