/** Reads every text of data/ with its place, also where the check finds errors. */
import { findNodeAtLocation, type JSONPath, type Node, type Segment } from "jsonc-parser";
import { checkContent } from "../../src/content/check/check-content";
import { textsOf } from "../../src/content/check/content-texts";
import { policyNames } from "../../src/content/policies";
import { place } from "../../src/content/check/messages";
import { position, type ContentError } from "../../src/content/check/content-error";
import { readDataFile, readText, soundContent, type Parsed } from "../../src/content/check/read-file";
import { namedFigures, namesIn, type NamedFigures } from "../../src/content/named-figures";
import { interpolate } from "../../src/text/interpolate";
import { contract, type DataFile } from "../../src/content/contract";
import type { Content } from "../../src/content/read-content";
import { picturePath } from "../../src/content/picture-path";
import { checkInputAt } from "../../src/content/check/check-input";

/**
 * A text or number of the content with its file, its line and its path in that file (empty in a policy). The text is as the
 * site shows it; `figures` are the names of those that are filled in.
 */
export type Passage = {
  text: string;
  file: string;
  line: number;
  column: number;
  path: JSONPath;
  kind?: string;
  figures?: string[];
};

/** The content of the project at `root` as far as it can be read, with the errors of the check. */
export type Source = {
  root: string;
  errors: ContentError[];
  passages: Passage[];
  claims: Content<"claims.json">;
  files: Partial<Record<string, Parsed>>;
};

/** Reads the content of the project at `root`. Leaves out files that cannot be parsed; the errors name them. */
export async function readSource(root: string): Promise<Source> {
  const site = checkInputAt(root);
  const parsed = (Object.keys(contract) as DataFile[]).flatMap((file) => readDataFile(site.data, file).parsed ?? []);
  const claims = soundContent(parsed, "claims.json") ?? [];
  const refund = soundContent(parsed, "refund.json");
  const figures = refund ? namedFigures(claims, refund) : {};
  const policies = policyNames(site.data).map((name) => `policies/${name}.md`);
  return {
    root,
    errors: await checkContent(site),
    passages: [
      ...parsed.flatMap((file) => textsIn(file, figures)),
      ...policies.flatMap((file) => linesIn(site.data, file, figures)),
    ],
    claims,
    files: Object.fromEntries(parsed.map((file) => [file.file, file])),
  };
}

function textsIn(parsed: Parsed, figures: NamedFigures): Passage[] {
  return textsOf(parsed).map(({ value, node, path, kind }) => ({
    text: kind === "picture" ? picturePath(value) : interpolate(value, figures),
    figures: namesIn(value).map(({ name }) => name),
    file: parsed.file,
    // Computed on demand: few lines of a long list are reported.
    get line() {
      return position(parsed.text, node.offset).line;
    },
    get column() {
      return position(parsed.text, node.offset).column;
    },
    path: path as JSONPath, // it leads through JSON
    kind,
  }));
}

function linesIn(data: string, file: string, figures: NamedFigures): Passage[] {
  const { text: policy = "" } = readText(data, file);
  const lines = policy.split(/\r?\n/).map((text, index) => ({
    text: interpolate(text, figures).replace(/^- |\*\*/g, ""),
    figures: namesIn(text).map(({ name }) => name),
    file,
    line: index + 1,
    column: 1,
    path: [],
  }));
  return lines.filter(({ text }) => text.trim() !== "");
}

function nodeAt({ files }: Source, file: string, path: JSONPath): Node | undefined {
  const tree = files[file]?.tree;
  return tree && findNodeAtLocation(tree, path);
}

/** Returns the text or number at `path`; nothing where there is none. */
export function passageAt(source: Source, file: string, path: JSONPath): Passage | undefined {
  const node = nodeAt(source, file, path);
  const value: unknown = node?.value;
  if (!node || (typeof value !== "string" && typeof value !== "number")) return undefined;
  return { text: String(value), file, ...position(source.files[file]?.text ?? "", node.offset), path };
}

/** A warning. What it says is known by its key, which has no line or position: these change with every entry above. */
export type Warning = ContentError & { key: string };

/** The warning about a passage: `message` continues a sentence that starts with its place in the file. */
export function warningAt({ files }: Source, passage: Passage, message: string): Warning {
  const { file, line, column, path, text } = passage;
  const where = path.length > 0 ? place(path, files[file]?.value) : "this line";
  const whole = message.includes(text) ? "" : ` [${text}]`; // of a long text the message quotes the beginning
  const key = `${file}: ${where} ${message}${whole}`.replace(/ \d+(?= \()/g, "");
  return { file, line, column, message: `${where} ${message}`, key };
}

/** Whether a passage is words that visitors read: not an address, a name, or a choice. */
export function isWords({ kind }: Passage): boolean {
  return kind === undefined || kind === "prose";
}

/** Returns the paths of the entries of a list: the file itself, or `list` in it. Empty where there is no such list. */
export function entriesOf(source: Source, file: DataFile, list: readonly Segment[] = []): JSONPath[] {
  const node = nodeAt(source, file, [...list]);
  return node?.type === "array" ? (node.children ?? []).map((_, index) => [...list, index]) : [];
}

/** The numbers in the fields called `names` of a value, of a text its first ("₹6.4 lakh" → 6.4), each with its path below `path`. */
export function numbersIn(names: string[], value: unknown, path: JSONPath = []): { number: number; path: JSONPath }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]: [string, unknown]) => {
    const to = [...path, Array.isArray(value) ? Number(key) : key];
    const [digits] = names.includes(key) ? (/\d[\d,]*(?:\.\d+)?/.exec(String(inside)) ?? []) : [];
    return typeof inside !== "object" && digits
      ? [{ number: Number(digits.replaceAll(",", "")), path: to }]
      : numbersIn(names, inside, to);
  });
}
