/** What the report reads: every text of data/ with its place, also where the check has found mistakes. */
import { findNodeAtLocation, type JSONPath, type Node, type Segment } from "jsonc-parser";
import { checkContent } from "../../src/content/check/check-content";
import { textsOf } from "../../src/content/check/content-texts";
import { policyNames } from "../../src/content/policies";
import { position, type ContentError } from "../../src/content/check/content-error";
import { readDataFile, readText, type Parsed } from "../../src/content/check/read-file";
import { contract, type DataFile } from "../../src/content/contract";
import { checkInputAt } from "../../src/content/check/check-input";

/** A text or number of the content: where it stands, and the way to it in its file (none in a policy). */
export type Said = { text: string; file: string; line: number; path: JSONPath; kind?: string };

/** The content as far as it can be read. `root` is the project's folder, `problems` what the check has found. */
export type Source = { root: string; problems: ContentError[]; said: Said[]; files: Partial<Record<string, Parsed>> };

/** Reads the content of the project at `root`. A file that cannot be parsed is left out; the problems name it. */
export async function readSource(root: string): Promise<Source> {
  const site = checkInputAt(root);
  const parsed = (Object.keys(contract) as DataFile[]).flatMap((file) => readDataFile(site.data, file).parsed ?? []);
  const policies = policyNames(site.data).map((name) => `policies/${name}.md`);
  return {
    root,
    problems: await checkContent(site),
    said: [...parsed.flatMap(textsIn), ...policies.flatMap((file) => linesIn(site.data, file))],
    files: Object.fromEntries(parsed.map((file) => [file.file, file])),
  };
}

function textsIn(parsed: Parsed): Said[] {
  return textsOf(parsed).map(({ value, node, path, kind }) => ({
    text: kind === "picture" ? value.replace(/^\//, "") : value, // a picture may be named with a slash before it
    file: parsed.file,
    // Looked up where it is told: of a long list, few lines are.
    get line() {
      return position(parsed.text, node.offset).line;
    },
    path: path as JSONPath, // it leads through JSON
    kind,
  }));
}

function linesIn(data: string, file: string): Said[] {
  const { text: policy = "" } = readText(data, file);
  const lines = policy
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.replace(/^- |\*\*/g, ""), file, line: index + 1, path: [] }));
  return lines.filter(({ text }) => text.trim() !== "");
}

function nodeAt({ files }: Source, file: string, path: JSONPath): Node | undefined {
  const tree = files[file]?.tree;
  return tree && findNodeAtLocation(tree, path);
}

/** The text or number to which a path leads; nothing where there is none. */
export function saidAt(source: Source, file: string, path: JSONPath): Said | undefined {
  const node = nodeAt(source, file, path);
  const value: unknown = node?.value;
  if (!node || (typeof value !== "string" && typeof value !== "number")) return undefined;
  return { text: String(value), file, line: position(source.files[file]?.text ?? "", node.offset).line, path };
}

/** The paths of a list's entries: of the file itself, or of a list in it. None where there is no such list. */
export function entriesOf(source: Source, file: DataFile, list: readonly Segment[] = []): JSONPath[] {
  const node = nodeAt(source, file, [...list]);
  return node?.type === "array" ? (node.children ?? []).map((_, index) => [...list, index]) : [];
}
