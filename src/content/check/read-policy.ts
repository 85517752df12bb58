/** Reads a policy: its front matter in the shape of a data file, and its body. */
import { getNodeValue, type Node } from "jsonc-parser";
import { plainCharacters } from "../../text/characters";
import { policySchema } from "../contract";
import { splitPolicy, type FrontMatterField } from "../policies";
import { policy } from "../schemas/institute.schema";
import { findingIn } from "./finding";
import { firstIssues, readText, type ContentFile, type ReadFile } from "./read-file";

/** A policy: `parsed` is its front matter, without which there is no `body`. */
export type Policy = ReadFile & { name: string; file: string; body?: string };

/** Reads the policy called `name` in the folder `data`. */
export function readPolicy(data: string, name: string): Policy {
  const file = `policies/${name}.md` as const;
  const { text: written, errors, warnings } = readText(data, file);
  if (written === undefined) return { name, file, errors };
  const text = plainCharacters(written);
  const { fields, body } = splitPolicy(text);
  const wrong = fields ? unreadableFields(fields) : [frontMatterError(text)];
  if (wrong.length === 0) return { name, file, errors, warnings, body, parsed: frontMatter(file, text, fields ?? []) };
  return { name, file, warnings, errors: wrong.map(({ message, ...place }) => findingIn(file, message, place)) };
}

function frontMatterError(text: string) {
  const [first, ...lines] = text.split(/\r?\n/);
  const line = first === "---" ? lines.findIndex((other) => !/^\w+:/.test(other)) + 2 : 1;
  const message =
    "the front matter is incomplete: begin the file with a line --- and write another --- below the last field";
  return { line, message };
}

function unreadableFields(fields: FrontMatterField[]) {
  const message = 'this line is not a field: write it like title: "Terms", with both quotes';
  return fields.flatMap(({ value }, index) => (value === undefined ? [{ line: index + 2, message }] : []));
}

/** Converts front matter to the shape of a parsed data file, so that the same checks apply. */
function frontMatter(file: ContentFile["file"], text: string, fields: FrontMatterField[]): ContentFile {
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
