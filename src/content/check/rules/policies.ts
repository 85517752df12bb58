/** The policies, data/policies/*.md: names, sections, Markdown, and the refund rule. */
import type { Content } from "mdast";
import { didYouMean } from "../../../text/nearest";
import { parseMarkdown, sectionHeadings, wordsOf } from "../../markdown";
import type { SiteContent } from "../content";
import { findingIn, type Finding } from "../finding";
import { conflictMarker, conflictMessage } from "../json-errors";
import type { Policy } from "../read-policy";
import { eachText, type CheckedContent, type Rule } from "../rule";
import { findingAt, textAt } from "../texts";
import { ruleFigures } from "./figures";
import { onePerLine, proseErrors, proseWarnings, type LineError } from "./prose";
import { wordsError } from "./wording";

export const policies: Rule[] = [
  { level: "error", find: (content) => content.policies.flatMap((policy) => policyErrors(policy, content)) },
  { level: "warning", find: unlinked },
  { level: "warning", find: ({ policies }) => policies.flatMap(policyWarnings) },
];

function policyErrors(policy: Policy, content: SiteContent): Finding[] {
  const { file } = policy;
  const found = [...nameErrors(policy, content), ...bodyErrors(policy, content)];
  return [...found.map(({ line, message }) => findingIn(file, message, line)), ...refundSectionErrors(policy, content)];
}

/** All policies are in the list of pages, so a path that occurs twice also belongs to another page. */
function nameErrors({ name }: Policy, { pages }: SiteContent): LineError[] {
  const path = `/${name}`;
  const isTaken = ["index", "404"].includes(name) || pages.indexOf(path) !== pages.lastIndexOf(path);
  return isTaken ? [{ line: 1, message: `the site already has a page ${path}: rename this file` }] : [];
}

/** Policies that visitors cannot find. */
function unlinked({ policies, texts }: CheckedContent): Finding[] {
  const linked = (own: string, path: string) =>
    texts.some(({ file, kind, shown }) => {
      if (file === own) return false;
      return kind === "link" ? shown.split("#")[0] === path : shown.includes(`](${path}`);
    });
  return policies
    .filter(({ file, name }) => !linked(file, `/${name}`))
    .map(({ file, name }) =>
      findingIn(file, `no page links to /${name}: add it to a column of footer in data/site.json`),
    );
}

const policyWarnings = ({ file, body = "" }: Policy) =>
  onePerLine(proseWarnings(body)).map(({ line, message }) => findingIn(file, `this line ${message}`, line));

function bodyErrors({ name, file, body }: Policy, content: SiteContent): LineError[] {
  if (body === undefined) return [];
  const ofLines = eachText((text) => text.file === file && text.kind === "line", wordsError)(content);
  // Conflict markers come first, because Markdown reads ======= as the underline of a heading.
  const ofMarkdown = proseErrors(body, 3, `/${name}`, content);
  return onePerLine([...conflictErrors(body), ...ofMarkdown, ...ofLines, ...sectionErrors(body)]);
}

/** Finds Git's conflict markers. */
function conflictErrors(text: string): LineError[] {
  const lines = text.split("\n");
  return lines.flatMap((words, index) =>
    conflictMarker.test(words) ? { line: index + 1, message: conflictMessage } : [],
  );
}

const lineOf = (node: Content) => node.position?.start.line ?? 1;

/** Reports text above the first section. */
function sectionErrors(body: string): LineError[] {
  const root = parseMarkdown(body);
  const [first] = root.children;
  if (!first) return [{ line: 1, message: "this policy has no text: write ## and a heading, and text below it" }];
  if (first === sectionHeadings(root)[0]) return [];
  const message = "text above the first ## is not shown: move it below a heading, or write ## before its own";
  return [{ line: lineOf(first), message }];
}

/**
 * The section with the refund helper must exist, and take its figures from refund.json, like the helper.
 */
function refundSectionErrors({ file, body = "" }: Policy, content: SiteContent): Finding[] {
  const named = textAt(content, file, ["refundSection"]);
  if (!named) return [];
  const lines = body.split("\n");
  const starts = lines.flatMap((line, index) => (line.startsWith("## ") ? [index] : []));
  const names = sectionHeadings(parseMarkdown(body)).map(wordsOf);
  const position = names.indexOf(named.written);
  if (position < 0) {
    const fix = didYouMean(named.written, names, "write the heading of one, or remove this line");
    return [findingAt(named, `names no section of this policy: "${named.written}"${fix}`)];
  }
  const start = starts[position] ?? 0;
  const section = lines.slice(start, starts[position + 1]).join("\n");
  return Object.values(ruleFigures)
    .filter(({ named: figure }) => !section.includes(figure))
    .map(({ named: figure }) => {
      const message = `this section must state the refund rule: write ${figure} in it`;
      return findingIn(file, message, start + 1);
    });
}
