/** The content of data/, read once and passed to every check and every warning. */
import { findNodeAtLocation, type JSONPath, type Node } from "jsonc-parser";
import { interpolate } from "../../text/interpolate";
import { contract, resolveRef, type DataFile, type JsonSchema } from "../contract";
import { filesBelow } from "../files-below";
import { namedFigures, type NamedFigures } from "../named-figures";
import { picturePath } from "../schemas/pictures";
import { policyNames } from "../policies";
import type { Content } from "../read-content";
import { oncePer } from "../remember";
import type { CheckInput } from "./check-input";
import { position, type ContentError } from "./content-error";
import { describePath } from "./messages";
import { readDataFile, type ContentFile } from "./read-file";
import { readPolicy, type Policy } from "./read-policy";

/** A value in a file, and its path. */
type Location = { source: ContentFile; node: Node; path: JSONPath };

/**
 * A text, with what its schema says about it. Enum values have the kind `choice`, lines of a policy's body `line`, and
 * texts without a kind in the schema `words`.
 */
export type ContentText = Location &
  Pick<JsonSchema, "to" | "unique"> & {
    file: string;
    kind: NonNullable<JsonSchema["kind"]> | "choice" | "line" | "words";
    /** As written in the file. */
    written: string;
    /** As displayed, with named figures resolved. */
    shown: string;
  };

export type SiteContent = CheckInput & {
  /** All files in the two folders. */
  dataFiles: string[];
  staticFiles: string[];
  /** The data files, and the front matter of policies, that can be parsed. */
  files: Partial<Record<string, ContentFile>>;
  policies: Policy[];
  /** All texts that match their schema, in file order. */
  texts: ContentText[];
  /** The figures that texts can reference; undefined while their files have errors. */
  figures?: NamedFigures;
  /** Encoding and syntax errors. */
  syntaxErrors: ContentError[];
};

export function readContent(input: CheckInput): SiteContent {
  const policies = policyNames(input.data).map((name) => readPolicy(input.data, name));
  const read = [...(Object.keys(contract) as DataFile[]).map((name) => readDataFile(input.data, name)), ...policies];
  const parsed = read.flatMap((file) => file.parsed ?? []);
  const content: SiteContent = {
    ...input,
    dataFiles: filesBelow(input.data),
    staticFiles: filesBelow(input.statics),
    files: Object.fromEntries(parsed.map((file) => [file.file, file])),
    policies,
    texts: [],
    syntaxErrors: read.flatMap(({ errors }) => errors),
  };
  const [claims, refund] = [soundContent(content, "claims.json"), soundContent(content, "refund.json")];
  const figures = claims && refund && namedFigures(claims, refund);
  const texts = [...parsed.flatMap(textsInFile), ...policies.flatMap(linesOf)].map((text) => {
    const shown = text.kind === "picture" ? picturePath(text.written) : interpolate(text.shown, figures ?? {});
    return shown === text.shown ? text : { ...text, shown };
  });
  return { ...content, texts, figures };
}

/** The content of a file if it matches its schema; undefined otherwise. */
export function soundContent<File extends DataFile>(
  { files }: Pick<SiteContent, "files">,
  name: File,
): Content<File> | undefined {
  const file = files[name];
  // A file without issues has this type.
  return file?.issues.length === 0 ? (file.value as Content<File>) : undefined;
}

const textsInFile = oncePer(textsOf);

/** All texts in a file that match their schema. */
function textsOf(source: ContentFile): ContentText[] {
  const found: ContentText[] = [];
  const wrong = new Set(source.issues.map(({ path }) => JSON.stringify(path)));
  const visit = (node: Node, schema: JsonSchema, path: JSONPath) => {
    if (typeof node.value === "string" && !wrong.has(JSON.stringify(path)))
      found.push(textOf({ source, node, path }, schema));
    node.children?.forEach((child, index) => {
      const [key, value] = child.type === "property" ? (child.children ?? []) : [];
      const next = (key ? schema.properties?.[String(key.value)] : schema.items) as JsonSchema | undefined;
      const step = key ? String(key.value) : index;
      if (next) visit(value ?? child, resolveRef(next, source.schema), [...path, step]);
    });
  };
  visit(source.tree, resolveRef(source.schema, source.schema), []);
  return found;
}

function textOf(at: Location, { kind, to, unique, ...schema }: JsonSchema = {}): ContentText {
  const written = String(at.node.value);
  return {
    ...at,
    file: at.source.file,
    kind: schema.enum ? "choice" : (kind ?? "words"),
    to,
    unique,
    written,
    shown: written,
  };
}

/** The non-empty lines of a policy's body. */
function linesOf({ parsed, body }: Policy): ContentText[] {
  let offset = 0;
  const offsets = parsed?.text.split("\n").map((line) => (offset += line.length + 1) - line.length - 1);
  return (body ?? "").split("\n").flatMap((value, index) => {
    if (!parsed || value.trim() === "") return [];
    const node: Node = { type: "string", offset: offsets?.[index] ?? 0, length: value.length, value };
    const line = textOf({ source: parsed, node, path: [] });
    return [{ ...line, kind: "line" as const, shown: value.replace(/^- |\*\*/g, "") }];
  });
}

/** The text or number at a path in a file; undefined if there is none. */
export function textAt({ files }: SiteContent, file: string, path: JSONPath): ContentText | undefined {
  const source = files[file];
  const node = source && findNodeAtLocation(source.tree, path);
  return node && ["string", "number"].includes(node.type) ? textOf({ source, node, path }) : undefined;
}

/** The text of another field in the same group. */
export function textBeside({ source, path }: ContentText, field: string): string | undefined {
  const value: unknown = findNodeAtLocation(source.tree, [...path.slice(0, -1), field])?.value;
  return typeof value === "string" ? value : undefined;
}

/** Groups items by key, in order of first appearance. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** Describes where a value is in its file, in an editor's terms. */
export function describeLocation({ source, path, node }: Location): string {
  return path.length > 0 || node === source.tree ? describePath(path, source.value) : "this line";
}

/** Creates an error about a value in a file; `message` continues a sentence that starts with the value's place. */
export function errorAt(at: Location, message: string): ContentError {
  const { file, text } = at.source;
  return { file, ...position(text, at.node.offset), message: `${describeLocation(at)} ${message}` };
}
