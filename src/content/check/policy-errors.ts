/** The check of the policies, data/policies/*.md: their names, their front matter and, with policy-body-errors.ts, their bodies. */
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import { didYouMean } from "../../text/nearest";
import { policySchema } from "../contract";
import { policyNames, splitPolicy, type FrontMatterField } from "../policies";
import { policy } from "../schemas/policy.schema";
import type { ContentError } from "./content-error";
import type { Addresses } from "./link-errors";
import { bodyErrors, sectionNames } from "./policy-body-errors";
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
      "the front matter is not complete: begin the file with a line ---, three hyphens alone, and write another one under the last field",
  };
}

function unreadableFields(fields: FrontMatterField[]): LineError[] {
  const message =
    "this line is not a field of the front matter: write the field's name, with nothing before it, a colon, one space, and text in quotes (\"), or remove the line";
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

/** Checks the names and bodies of policies: that their links lead to one of the `addresses`, their pictures are in `data`. */
export async function policyErrors(policies: Policy[], addresses: Addresses, data: string): Promise<ContentError[]> {
  const errors = policies.map(async ({ name, file, parsed, body = "" }) => [
    ...inFile(file, nameErrors(name, addresses)),
    ...(parsed ? [...helperErrors(parsed, body), ...inFile(file, bodyErrors(body, addresses))] : []),
    ...inFile(file, await figureErrors(body, data)),
  ]);
  return (await Promise.all(errors)).flat();
}

/** The path of every policy is among the pages: one that is there twice belongs to another page, too. */
function nameErrors(name: string, { pages }: Addresses): LineError[] {
  const path = `/${name}`;
  const isTaken = ["index", "404"].includes(name) || pages.indexOf(path) !== pages.lastIndexOf(path);
  if (!isTaken && !buildFolders.includes(name)) return [];
  const owner = isTaken ? `the site has a page ${path} already` : `the site keeps files of its own below ${path}`;
  return [{ line: 1, message: `${owner}: give this file another name` }];
}

/** The section that gets the refund helper must be there. */
function helperErrors(frontMatter: Parsed, body: string): ContentError[] {
  const node = findNodeAtLocation(frontMatter.tree, ["refundSection"]);
  const sections = node ? sectionNames(body) : [];
  if (!node?.value || sections.includes(String(node.value))) return [];
  const mend = didYouMean(String(node.value), sections, "write the heading of one, or remove this line");
  return [
    errorAt(frontMatter, node, ["refundSection"], `names no section of this policy: "${String(node.value)}"${mend}`),
  ];
}
