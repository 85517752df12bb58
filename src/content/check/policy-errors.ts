/** The policies: Markdown with a front matter, one file of data/policies each; the file's name is the page's address. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { characterError } from "./character-errors";
import type { JsonSchema } from "../contract";
import { policy } from "../schemas/policy.schema";
import { htmlError } from "./html-errors";
import type { Addresses } from "./link-errors";
import { didYouMean, nearest } from "../../text/nearest";
import { sectionNames, sections, policyTextErrors, type Slip } from "./policy-text-errors";
import { readText, type ContentError } from "./read-file";
import { valueMessage, missingMessage, schemaAt } from "./messages";

/** The names of the policies in the folder `data`, which are the addresses of their pages, too. */
export function policyNames(data: string): string[] {
  const folder = join(data, "policies");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith(".md")).map((file) => file.replace(/\.md$/, ""));
}

/** Checks all policies of the folder `data`, and that their links lead to one of the `addresses`. */
export function policyErrors(data: string, addresses: Addresses): ContentError[] {
  return policyNames(data).flatMap((name) => {
    const file = `policies/${name}.md`;
    const { text, problems } = readText(data, file);
    if (text === undefined) return problems;
    const slips = [...nameSlips(name, addresses), ...contentSlips(text, addresses)];
    return [...problems, ...slips.map((slip) => ({ file, ...slip }))];
  });
}

/** The pages hold the address of each policy: one that is there twice belongs to another page, too. */
function nameSlips(name: string, { pages }: Addresses): Slip[] {
  const path = `/${name}`;
  if (kept.includes(name)) {
    return [
      { line: 1, column: 1, message: `the site keeps files of its own below ${path}: give this file another name` },
    ];
  }
  if (!["index", "404"].includes(name) && pages.indexOf(path) === pages.lastIndexOf(path)) return [];
  return [{ line: 1, column: 1, message: `the site has a page ${path} already: give this file another name` }];
}

/** Folders in which the site makes files, and removes what it did not make. */
const kept = ["downloads", "fonts", "page-data", "share", "static"];

/** The head of a policy of the folder `data`, which has passed the check. */
export function policyHead(data: string, name: string): z.infer<typeof policy> {
  const { head = "" } = partsOf(readFileSync(join(data, "policies", `${name}.md`), "utf8"));
  return policy.parse(valueOf(head.split("\n").map(fieldOf)));
}

/** A policy's text, its head between the lines `---`, if it has one, and both lines with it as `whole`. */
function partsOf(content: string) {
  const text = content.replaceAll("\r\n", "\n");
  const [whole = "", head] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  return { text, whole, head };
}

function contentSlips(content: string, addresses: Addresses): Slip[] {
  const { text, whole, head } = partsOf(content);
  if (head === undefined) return [headlessSlip(text)];
  const body = text.slice(whole.length);
  const fields = head.split("\n").map(fieldOf);
  const slips = [
    ...headSlips(fields),
    ...(sectionNames(body).length < sections ? [] : helperSlips(fields, body)),
    ...policyTextErrors(body, whole.split("\n").length, addresses),
  ];
  return [...slips, ...characterSlips(text, fields)];
}

/** What keeps the head from being found. */
function headlessSlip(text: string): Slip {
  const lines = text.split("\n");
  const slip = (index: number, message: string) => ({ line: index + 1, column: 1, message });
  const isLine = (line: string) => /^\s*-{2,}\s*$/.test(line);
  const start = lines.findIndex((line) => line.trim() !== "");
  if (start < 0) return slip(0, "the file is empty: bring its text back");
  if (!isLine(lines[start] ?? ""))
    return slip(0, "the head is missing: write a line ---, under it the fields, and another line ---");
  if (start > 0) return slip(0, "the line --- of the head must be the first one: remove the empty line above it");
  const odd = lines.findIndex((line) => isLine(line) && line !== "---");
  if (odd >= 0) return slip(odd, "a line of the head must be --- alone, three hyphens without a blank: write it so");
  const end = lines.findIndex((line, index) => index > 0 && !/^\w+:/.test(line));
  return slip(Math.max(end, 0), "the head is not closed: write a line --- here, under its last field");
}

/** Of a field of the head what it stands for counts, since it may be written in codes such as \u2192. */
function characterSlips(text: string, fields: Field[]): Slip[] {
  return text.split("\n").flatMap((content, index) => {
    const field = fields.find(({ line }) => line === index + 1);
    if (field && field.value === undefined) return []; // it is told of as no field
    const value = typeof field?.value === "string" ? field.value : undefined;
    const slip = characterError(value ?? content) ?? (value && htmlError(value));
    return slip ? [{ line: index + 1, column: 1, message: `this line ${slip}` }] : [];
  });
}

/** The section that a field of the head names must be there; where sections are missing, that is told of instead. */
function helperSlips(fields: Field[], body: string): Slip[] {
  const sections = sectionNames(body);
  const dead = fields.filter(
    ({ name, value }) => name === "refundSection" && value && !sections.includes(String(value)),
  );
  return dead.map(({ value, line }) => {
    const mend = didYouMean(String(value), sections, "write the heading of one, or remove this line");
    return { line, column: 1, message: `refundSection names no section of this policy: "${String(value)}"${mend}` };
  });
}

type Field = { name: string; value: unknown; line: number };

const valueOf = (fields: Field[]) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** A line of the head: what stands there, or no value if it is not a field. */
function fieldOf(text: string, index: number): Field {
  const [, name = "", value = ""] = /^(\w+): (".*")$/.exec(text) ?? [];
  return { name, value: parsed(value), line: index + 2 };
}

/** The head is lines of `name: "text in quotes"`: what Gatsby reads as YAML, and what can be explained in one sentence. */
function headSlips(fields: Field[]): Slip[] {
  const unreadable = fields.filter(({ value }) => value === undefined);
  if (unreadable.length > 0) {
    const message =
      "this line is not a field of the head: write the field's name, with nothing before it, a colon, one blank, and text in quotes (\"), or remove the line";
    return unreadable.map(({ line }) => ({ line, column: 1, message }));
  }
  const again = fields.filter(({ name }, index) => fields.findIndex((other) => other.name === name) < index);
  const twice = again.map(({ name, line }) => ({
    line,
    column: 1,
    message: `${name} is given twice: remove one of the two`,
  }));
  return [...twice, ...fieldSlips(fields)];
}

/** Fields that are unknown, missing or wrong; one that is misspelt is not told of again as missing. */
function fieldSlips(fields: Field[]): Slip[] {
  const schema = z.toJSONSchema(policy, { target: "draft-7", io: "input" }) as JsonSchema;
  const names = Object.keys(policy.shape);
  const free = names.filter((name) => !fields.some((field) => field.name === name));
  const unknown = fields.filter(({ name }) => !names.includes(name));
  const misspelt = unknown.map(({ name }) => nearest(name, free));
  const issues =
    policy.safeParse(valueOf(fields)).error?.issues.filter(({ code }) => code !== "unrecognized_keys") ?? [];
  const wrong = issues.flatMap((issue) => {
    const name = String(issue.path[0]);
    const field = fields.findLast((other) => other.name === name);
    if (!field && misspelt.includes(name)) return [];
    const sentence = field ? valueMessage(issue, field.value, schema) : missingMessage(schemaAt(issue.path, schema));
    return [{ line: field?.line ?? 1, column: 1, message: `${name} ${sentence}` }];
  });
  const strange = unknown.map(({ name, line }) => {
    const message = `${name} is not a field of this file${didYouMean(name, free, "remove it")}`;
    return { line, column: 1, message };
  });
  return [...strange, ...wrong];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
