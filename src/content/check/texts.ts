/** The texts in files, and where they are. */
import { findNodeAtLocation, getNodePath, type JSONPath, type Node } from "jsonc-parser";
import type { z } from "zod";
import { spellOut } from "../../text/characters";
import { schemaAt, type DataFile, type JsonSchema, type Content } from "../contract";
import { valuesIn } from "../json";
import { memoize } from "../memoize";
import type { policy } from "../schemas/institute.schema";
import { findingIn, position, type Finding } from "./finding";
import { describePath } from "./messages";
import type { ContentFile } from "./read-file";
import type { Policy } from "./read-policy";

type Location = { source: ContentFile; node: Node; path: JSONPath };

/** A text or number. Lines of a policy's body have the kind `line`. */
export type ContentText = Location & {
  file: ContentFile["file"];
  schema: JsonSchema;
  kind: NonNullable<JsonSchema["kind"]> | "choice" | "line" | "number" | "words";
  /** As written in the file. */
  written: string;
  /** As displayed, with named figures resolved, and ` for inline code, which is never checked. */
  shown: string;
};

const isText = ({ type }: Node) => type === "string" || type === "number";

/** All texts and numbers in a file that match their schema. */
export const textsIn = memoize((source: ContentFile): ContentText[] => {
  const wrong = new Set(source.issues.map(({ path }) => JSON.stringify(path)));
  const texts = valuesIn(source.tree)
    .filter(isText)
    .map((node) => textOf({ source, node, path: getNodePath(node) }));
  return texts.filter(({ schema, path }) => schema.type && !wrong.has(JSON.stringify(path)));
});

function textOf(location: Location): ContentText {
  const schema = schemaAt(location.path, location.source.schema);
  const kind = schema.enum ? "choice" : (schema.kind ?? (location.node.type === "number" ? "number" : "words"));
  const written = String(location.node.value);
  const shown = kind === "oldPath" ? written.replace(/\/$/, "") : written;
  return { ...location, file: location.source.file, schema, kind, written, shown };
}

/** The non-empty lines of a policy's body. */
export function bodyTexts({ parsed, body }: Policy): ContentText[] {
  let offset = 0;
  const offsets = parsed?.text.split("\n").map((line) => (offset += line.length + 1) - line.length - 1);
  return (body ?? "").split("\n").flatMap((value, index) => {
    if (!parsed || value.trim() === "") return [];
    const plain = value.replaceAll("\t", " "); // Markdown reads a tab as spaces
    const node: Node = { type: "string", offset: offsets?.[index] ?? 0, length: value.length, value: plain };
    const line = textOf({ source: parsed, node, path: [] });
    return [{ ...line, kind: "line" as const, shown: value.replace(/^- |\*\*/g, "") }];
  });
}

type Files = { files: Partial<Record<string, ContentFile>> };

/** The text or number at a path in a file; undefined if there is none. */
export function textAt({ files }: Files, file: string, path: JSONPath): ContentText | undefined {
  const source = files[file];
  const node = source && findNodeAtLocation(source.tree, path);
  return node && isText(node) ? textOf({ source, node, path }) : undefined;
}

/** The names of the fields in a value, at any depth. */
type NamesIn<Value> = Value extends readonly (infer Item)[]
  ? NamesIn<Item>
  : Value extends object
    ? { [Name in keyof Value & string]: Name | NamesIn<Value[Name]> }[keyof Value & string]
    : never;

type FieldsOf<File extends DataFile> = NamesIn<Content<File>>;

/** A field of policies or of any data file ("alt"), or of one file ("batches.json.trainer"). */
type Field =
  keyof z.infer<typeof policy> | { [File in DataFile]: FieldsOf<File> | `${File}.${FieldsOf<File>}` }[DataFile];

/** The field that holds a text, or the list that it is in. */
export const fieldOf = ({ path }: ContentText) => path.findLast((key) => typeof key === "string") as Field;

export const isField =
  (...fields: Field[]) =>
  (text: ContentText) => {
    const field = fieldOf(text);
    return fields.some((one) => one === field || one === `${text.file}.${field}`);
  };

export const isAlt = isField("alt");

/** The text of another field in the same group. */
export function textBeside({ source, path }: ContentText, field: Field): string | undefined {
  const value: unknown = findNodeAtLocation(source.tree, [...path.slice(0, -1), field])?.value;
  return typeof value === "string" ? value : undefined;
}

/** The first number in a text: "₹6.4 lakh" → 6.4. */
export function numberIn({ written }: ContentText): number | undefined {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(written) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
}

/** The line that a text is on, counted from 1. */
export const lineOf = ({ source, node }: Pick<Location, "source" | "node">) => position(source.text, node.offset).line;

/** Describes where a value is in its file, in an editor's terms. */
export function describeLocation({ source, path, node }: Location): string {
  return path.length > 0 || node === source.tree ? describePath(path, source.value) : "this line";
}

/** Creates a finding about a value; `fault` continues a sentence that starts with the value's place. */
export function findingAt(location: Location & { shown?: string }, fault: string): Finding {
  const { file, text } = location.source;
  const message = `${describeLocation(location)} ${fault}`;
  const isWhole = location.shown === undefined || fault.includes(location.shown); // messages quote only the start of long texts
  const key = `${file}: ${message}${isWhole ? "" : ` [${location.shown}]`}`.replace(/ \d+(?= \()/g, "");
  return { ...findingIn(file, message, position(text, location.node.offset)), key, fault: spellOut(fault) };
}
