/** The check of the policies, data/policies/*.md: their names, their front matter and, with policy-body-errors.ts, their bodies. */
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import { didYouMean } from "../../text/nearest";
import { policySchema } from "../contract";
import { policyNames, splitPolicy, type FrontMatterField } from "../policies";
import { policy } from "../schemas/policy.schema";
import type { ContentError } from "./content-error";
import type { Addresses } from "./link-errors";
import { ruleFigures, typedFigureError } from "./named-figure-errors";
import { bodyErrors, sectionNames, type Known } from "./policy-body-errors";
import { figureErrors, type LineError } from "./prose-errors";
import { errorAt, firstIssues, readText, type Parsed, type ReadFile } from "./read-file";

/** A policy: `parsed` is its front matter, in the shape of a data file; without it there is no body. */
export type Policy = ReadFile & { name: string; file: string; body?: string };

/** Folders of the published site that the build itself fills. */
const buildFolders = ["downloads", "fonts", "page-data", "share", "static"];

/** Reads all policies of the folder `data`. */
export function readPolicies(data: string): Policy[] {
  return policyNames(data).map((name) => {
    const file = `policies/${name}.md`;
    const { text, errors } = readText(data, file);
    if (text === undefined) return { name, file, errors };
    const { fields, body } = splitPolicy(text);
    const unreadable = fields ? unreadableFields(fields) : [frontMatterError(text)];
    if (unreadable.length > 0) return { name, file, errors: [...errors, ...inFile(file, unreadable)] };
    return { name, file, errors, body, parsed: parsedFrontMatter(file, text, fields ?? []) };
  });
}

function inFile(file: string, errors: LineError[]): ContentError[] {
  return errors.map(({ line, message }) => ({ file, line, column: 1, message }));
}

function frontMatterError(text: string): LineError {
  const [first, ...lines] = text.split(/\r?\n/);
  const line = first === "---" ? lines.findIndex((other) => !/^\w+:/.test(other)) + 2 : 1;
  return {
    line,
    message:
      "the front matter is incomplete: begin the file with a line --- and write another --- below the last field",
  };
}

function unreadableFields(fields: FrontMatterField[]): LineError[] {
  const message = 'this line is not a field: write it like title: "Terms", or remove it';
  return fields.flatMap(({ value }, index) => (value === undefined ? [{ line: index + 2, message }] : []));
}

/** Makes of front matter what parsing a data file gives, so that the same checks take it. */
function parsedFrontMatter(file: string, text: string, fields: FrontMatterField[]): Parsed {
  const children: Node[] = [];
  const tree: Node = { type: "object", offset: 0, length: 0, children };
  for (const { name, value, offset } of fields) {
    const parts: Node[] = [];
    const property: Node = { type: "property", offset, length: 0, parent: tree, children: parts };
    const part = { type: "string" as const, length: 0, parent: property };
    parts.push({ ...part, value: name, offset }, { ...part, value, offset: offset + `${name}: `.length });
    children.push(property);
  }
  const value: unknown = getNodeValue(tree);
  return { file, text, tree, value, schema: policySchema, issues: firstIssues(policy, value) };
}

/** Checks the names and bodies of policies: that their links and figures are among the `known` ones, their pictures in `data`. */
export async function policyErrors(policies: Policy[], known: Known, data: string): Promise<ContentError[]> {
  const errors = policies.map(async ({ name, file, parsed, body = "" }) => [
    ...inFile(file, nameErrors(name, known)),
    ...(parsed ? [...sectionErrors(parsed, body), ...inFile(file, bodyErrors(body, known))] : []),
    ...inFile(file, await figureErrors(body, data)),
  ]);
  return (await Promise.all(errors)).flat();
}

/** The path of every policy is among the pages: one that is there twice belongs to another page, too. */
function nameErrors(name: string, { pages }: Addresses): LineError[] {
  const path = `/${name}`;
  const isTaken = ["index", "404"].includes(name) || pages.indexOf(path) !== pages.lastIndexOf(path);
  if (!isTaken && !buildFolders.includes(name)) return [];
  const owner = isTaken ? `the site already has a page ${path}` : `the build writes files to ${path}`;
  return [{ line: 1, message: `${owner}: rename this file` }];
}

/** The section that gets the refund helper must be there, and state the rule of refund.json. */
function sectionErrors(frontMatter: Parsed, body: string): ContentError[] {
  const node = findNodeAtLocation(frontMatter.tree, ["refundSection"]);
  if (!node?.value) return [];
  const [name, names] = [String(node.value), sectionNames(body)];
  if (names.includes(name)) return inFile(frontMatter.file, ruleErrors(body.split("\n"), names.indexOf(name)));
  const fix = didYouMean(name, names, "write the heading of one, or remove this line");
  return [errorAt(frontMatter, node, ["refundSection"], `names no section of this policy: "${name}"${fix}`)];
}

/** The section at `index` takes the figures of the refund rule from refund.json, so that the two cannot differ. */
function ruleErrors(lines: string[], index: number): LineError[] {
  const starts = lines.flatMap((line, number) => (line.startsWith("## ") ? [number] : []));
  const start = starts[index] ?? 0;
  const section = lines.slice(start, starts[index + 1]);
  const typed = section.flatMap((text, row) => {
    const error = typedFigureError(text);
    return error ? [{ line: start + row + 1, message: `this line ${error}` }] : [];
  });
  if (typed.length > 0) return typed;
  return ruleFigures
    .filter(({ named }) => !section.some((text) => text.includes(named)))
    .map(({ named }) => {
      return { line: start + 1, message: `this section must state the refund rule: write ${named} in it` };
    });
}
