/** The check of data/: every problem in all files at once, each with its place and its mend. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";
import sharp from "sharp";
import type { z } from "zod";
import { contract, jsonSchema, pageFolders, resolveRef, type DataFile, type JsonSchema } from "./contract";
import { didYouMean, issueSentence, nearest, place, schemaAt, syntaxSentence, wanted } from "./sentences";

/** One problem; `line` and `column` count from 1, `message` is a whole sentence that starts with the place. */
export type Problem = { file: string; line: number; column: number; message: string };

/** What to check: the content folder, and the addresses of the pages that are made without it. */
export type Site = { data: string; pages: string[] };

/** A data file that could be parsed. */
type Parsed = {
  file: DataFile;
  text: string;
  tree: Node;
  value: unknown;
  schema: JsonSchema;
  issues: z.core.$ZodIssue[];
};

/** `data/courses.json:5:14 item 2 (AI), price must be …`: the form in which editors meet a problem everywhere. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `data/${file}:${line}:${column} ${message}`;
}

/** Checks all content: syntax, shapes, and that slugs are unique, pictures are pictures and links lead to pages. */
export async function checkContent({ data, pages }: Site): Promise<Problem[]> {
  const problems = unknownFiles(data);
  const parsed: Parsed[] = [];
  for (const file of Object.keys(contract) as DataFile[]) {
    const read = readDataFile(data, file);
    if ("tree" in read) parsed.push(read);
    else problems.push(...read.problems);
  }
  for (const file of parsed) problems.push(...duplicateKeys(file), ...shapeProblems(file));

  const fields = parsed.flatMap(notedFields);
  const slugs = fields.filter(({ kind }) => kind === "slug");
  const known = [...pages, ...slugs.flatMap(({ of, value }) => pagePath(of.file, value) ?? [])];
  problems.push(...duplicateSlugs(slugs));
  // Where a list or a slug is broken, its pages are not known: links to them are not what is to be mended.
  const unsure = Object.entries(pageFolders).filter(([file]) => !parsed.some((of) => of.file === file && hasSlugs(of)));
  const links = fields.filter(
    ({ kind, value }) => kind === "link" && !unsure.some(([, folder]) => value.startsWith(`${folder}/`)),
  );
  problems.push(...links.flatMap((field) => deadLink(field, known)));
  const pictures = fields.filter(({ kind }) => kind === "picture").map((field) => badPicture(field, data));
  problems.push(...(await Promise.all(pictures)).flat());
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** Whether each item of a list has a slug that can be used. */
function hasSlugs({ issues }: Parsed): boolean {
  return issues.every(({ code, path }) => (path.length > 1 || code === "unrecognized_keys") && path[1] !== "slug");
}

function pagePath(file: DataFile, slug: string): string | undefined {
  return pageFolders[file] && `${pageFolders[file]}/${slug}`;
}

function unknownFiles(data: string): Problem[] {
  const names = readdirSync(data).filter((name) => name.endsWith(".json") && !(name in contract));
  return names.map((file) => ({
    file,
    line: 1,
    column: 1,
    message: `this file is not one that the site reads${didYouMean(file, Object.keys(contract))}`,
  }));
}

function readDataFile(data: string, file: DataFile): Parsed | { problems: Problem[] } {
  const at = (message: string, offset = 0, text = "") => ({ file, ...position(text, offset), message });
  const path = join(data, file);
  if (!existsSync(path)) return { problems: [at("this file is missing: bring it back")] };

  const bytes = readFileSync(path);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problems: [at("this file is not saved as UTF-8: save it again with the encoding UTF-8")] };
  }
  if (text.startsWith("\uFEFF"))
    return { problems: [at("this file starts with a byte-order mark: save it as UTF-8 without BOM")] };

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length === 0 && tree) {
    const value: unknown = getNodeValue(tree);
    return { file, text, tree, value, schema: jsonSchema(file), issues: issuesOf(file, value) };
  }
  // One slip makes several parse errors; the first on each line is the one to mend. A quote that stays open swallows
  // the rest of its line, commas too: what seems wrong after it is not.
  const open = errors.findIndex(({ error }) => printParseErrorCode(error) === "UnexpectedEndOfString");
  const problems = errors
    .slice(0, open < 0 ? errors.length : open + 1)
    .map(({ error, offset }) => at(syntaxSentence(error, text, offset), offset, text));
  return {
    problems: problems.filter(({ line }, index) => index === 0 || problems[index - 1]?.line !== line).slice(0, 3),
  };
}

/** What the contract finds wrong; of several things about one value the first, which is the one to mend. */
function issuesOf(file: DataFile, value: unknown): z.core.$ZodIssue[] {
  const issues = contract[file].safeParse(value).error?.issues ?? [];
  const isSame = (a: z.core.$ZodIssue, b: z.core.$ZodIssue) =>
    (a.code === "unrecognized_keys") === (b.code === "unrecognized_keys") &&
    JSON.stringify(a.path) === JSON.stringify(b.path);
  return issues.filter((issue, index) => issues.findIndex((other) => isSame(issue, other)) === index);
}

function position(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function problemAt({ file, text, value }: Parsed, node: Node, path: readonly PropertyKey[], sentence: string): Problem {
  return { file, ...position(text, node.offset), message: `${place(path, value)} ${sentence}`.trim() };
}

/** The node at a path, or the nearest one around it. */
function nodeAt(tree: Node, path: readonly PropertyKey[]): Node {
  for (let depth = path.length; depth > 0; depth--) {
    const node = findNodeAtLocation(tree, path.slice(0, depth) as (string | number)[]);
    if (node) return node;
  }
  return tree;
}

function duplicateKeys(parsed: Parsed, node = parsed.tree, path: PropertyKey[] = []): Problem[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    const [key, value] = child.type === "property" ? (child.children ?? []) : [];
    if (!key) return duplicateKeys(parsed, child, [...path, index]);
    const name = String(key.value);
    const again = seen.has(name);
    seen.add(name);
    return [
      ...(again ? [problemAt(parsed, key, [...path, name], "is given twice: remove one of the two")] : []),
      ...(value ? duplicateKeys(parsed, value, [...path, name]) : []),
    ];
  });
}

function shapeProblems(parsed: Parsed): Problem[] {
  const { tree, schema, issues } = parsed;
  const misspelt = new Set<string>();
  const unknown = issues
    .filter((issue) => issue.code === "unrecognized_keys")
    .flatMap(({ keys, path }) =>
      keys.map((key) => {
        const names = Object.keys(schemaAt(path, schema).properties ?? {});
        const near = nearest(key, names);
        if (near) misspelt.add(JSON.stringify([...path, near]));
        const node = nodeAt(tree, [...path, key]).parent ?? tree;
        return problemAt(
          parsed,
          node,
          [...path, key],
          `is not a field of this file${near ? `; did you mean "${near}"?` : ": remove it"}`,
        );
      }),
    );
  return [...unknown, ...issues.flatMap((issue) => shapeProblem(parsed, issue, misspelt))];
}

function shapeProblem(parsed: Parsed, issue: z.core.$ZodIssue, misspelt: Set<string>): Problem[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys" || misspelt.has(JSON.stringify(path))) return [];
  const node = findNodeAtLocation(parsed.tree, path as (string | number)[]);
  const around = nodeAt(parsed.tree, path);
  const note = schemaAt(path, parsed.schema);
  if (!node) return [problemAt(parsed, around, path, `is missing: add it, ${wanted(note)}`)];
  return [problemAt(parsed, node, path, issueSentence(issue, getNodeValue(node), parsed.schema))];
}

type NotedField = { kind: string; value: string; node: Node; path: PropertyKey[]; of: Parsed };

/** Every text whose field has a `kind` in the contract, and that is written as the contract wants it. */
function notedFields(parsed: Parsed): NotedField[] {
  const found: NotedField[] = [];
  const wrong = new Set(parsed.issues.map(({ path }) => JSON.stringify(path)));
  const visit = (node: Node, schema: JsonSchema, path: PropertyKey[]) => {
    if (schema.kind && typeof node.value === "string" && !wrong.has(JSON.stringify(path))) {
      found.push({ kind: schema.kind, value: node.value, node, path, of: parsed });
    }
    node.children?.forEach((child, index) => {
      const [key, value] = child.type === "property" ? (child.children ?? []) : [];
      const next = key ? schema.properties?.[String(key.value)] : schema.items;
      const at = key ? String(key.value) : index;
      if (next) visit(value ?? child, resolveRef(next as JsonSchema, parsed.schema), [...path, at]);
    });
  };
  visit(parsed.tree, resolveRef(parsed.schema, parsed.schema), []);
  return found;
}

function duplicateSlugs(slugs: NotedField[]): Problem[] {
  return slugs.flatMap((slug, index) => {
    const first = slugs.slice(0, index).find(({ of, value }) => of === slug.of && value === slug.value);
    if (!first) return [];
    const { line } = position(first.of.text, first.node.offset);
    return [
      problemAt(slug.of, slug.node, slug.path, `"${slug.value}" is already taken in line ${line}: choose another one`),
    ];
  });
}

function deadLink({ value, node, path, of }: NotedField, pages: string[]): Problem[] {
  const page = value.split(/[?#]/)[0] ?? "";
  if (!page.startsWith("/") || pages.includes(page)) return [];
  return [problemAt(of, node, path, `leads to no page of this site: "${value}"${didYouMean(page, pages)}`)];
}

async function badPicture({ value, node, path, of }: NotedField, data: string): Promise<Problem[]> {
  const report = (sentence: string) => [problemAt(of, node, path, sentence)];
  // Names are compared letter by letter: some disks do not tell capitals from small letters, but the web does.
  const folder = join(data, value, "..");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = value.split("/").at(-1) ?? "";
  if (!names.includes(name))
    return report(`names a picture that is not there: data/${value}${didYouMean(name, names)}`);
  try {
    await sharp(join(data, value)).metadata();
    return [];
  } catch {
    return report(`names a file that is not a readable picture: data/${value}`);
  }
}
