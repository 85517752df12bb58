/** The policies, data/policies/*.md: names, sections and Markdown. */
import { didYouMean } from "../../../text/nearest";
import { parseMarkdown, sectionHeadings, wordsOf } from "../../markdown";
import type { SiteContent } from "../content";
import { findingIn, type Finding } from "../finding";
import type { Policy } from "../read-policy";
import { eachText, type WarningInput, type Rules } from "../rule";
import { isField, type ContentText } from "../texts";
import { onePerLine, proseErrors, proseWarnings, type LineError } from "./markdown-syntax";

export const policyFiles: Rules = {
  errors: [(content) => inPolicies(content, policyErrors), eachText(isField("refundSection"), unknownSection)],
  warnings: [unlinked, (content) => inPolicies(content, ({ body = "" }) => proseWarnings(body), "this line ")],
};

type Find = (policy: Policy, content: SiteContent) => LineError[];

function inPolicies(content: SiteContent, find: Find, subject = ""): Finding[] {
  return content.policies.flatMap((policy) =>
    onePerLine(find(policy, content)).map(({ message, ...place }) => findingIn(policy.file, subject + message, place)),
  );
}

function policyErrors(policy: Policy, content: SiteContent): LineError[] {
  const { name, body } = policy;
  const path = `/${name}`;
  // All policies are in the list of pages, so a path that occurs twice also belongs to another page.
  const isTaken = ["index", "404"].includes(name) || content.pages.indexOf(path) !== content.pages.lastIndexOf(path);
  const taken = isTaken ? [{ line: 1, message: `the site already has a page ${path}: rename this file` }] : [];
  if (body === undefined) return taken;
  return [...taken, ...proseErrors(body, 3, path, content), ...sectionErrors(body)];
}

function sectionErrors(body: string): LineError[] {
  const root = parseMarkdown(body);
  const [first] = root.children;
  if (!first) return [{ line: 1, message: "this policy has no text: write ## and a heading, and text below it" }];
  if (first === sectionHeadings(root)[0]) return [];
  const message = "text above the first ## is not shown: move it below a heading, or write ## before its own";
  return [{ line: first.position?.start.line ?? 1, message }];
}

/** A refund section that the policy lacks: the refund helper would not appear. */
function unknownSection({ policies }: SiteContent) {
  return ({ file, written }: ContentText) => {
    const body = policies.find((policy) => policy.file === file)?.body ?? "";
    const names = sectionHeadings(parseMarkdown(body)).map(wordsOf);
    const fix = didYouMean(written, names, "write the heading of one, or remove this line");
    return names.includes(written) ? undefined : `names no section of this policy: "${written}"${fix}`;
  };
}

/** Policies that visitors cannot find. */
function unlinked({ policies, texts }: WarningInput): Finding[] {
  const isLinked = (own: string, address: RegExp) =>
    texts.some(({ file, shown }) => ![own, "redirects.json"].includes(file) && address.test(shown));
  return policies
    .filter(({ file, name }) => !isLinked(file, new RegExp(`(?<![^\\s(])/${name}/?(?![\\w/-])`)))
    .map(({ file, name }) =>
      findingIn(file, `no page links to /${name}: add it to a column of footer in data/site.json`),
    );
}
