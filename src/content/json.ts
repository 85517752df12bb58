/** Parses JSON as the site reads it: with plain characters in values, and plain spaces between them. */
import { parseTree, type Node, type ParseError } from "jsonc-parser";
import { plainCharacters } from "../text/characters";

const plainValue = (text: string) => plainCharacters(text).trimEnd();

/** JSON whose values are separated by plain spaces, at the same offsets. */
function plainSpaces(json: string): string {
  const isSpace = (part: string) => part.length === 1 && plainCharacters(part).trim() === "";
  return json.replace(/"(?:[^"\\\n]|\\.)*"|[^\0-~]/g, (part) => (isSpace(part) ? " " : part));
}

/** Parses JSON like jsonc-parser, with plain characters in all values. */
export function parsePlain(text: string, errors: ParseError[] = []): Node | undefined {
  const tree = parseTree(plainSpaces(text), errors, { disallowComments: true, allowTrailingComma: false });
  for (const node of tree ? valuesIn(tree) : [])
    if (node.type === "string") Object.assign(node, { value: plainValue(String(node.value)) });
  return tree;
}

/** A value in JSON and all values inside it, without the names of fields. */
export function valuesIn(value: Node): Node[] {
  const inside = value.children?.flatMap((child) => (child.type === "property" ? (child.children?.[1] ?? []) : child));
  return [value, ...(inside?.flatMap(valuesIn) ?? [])];
}

/** Parses JSON like `JSON.parse`, with plain characters between and in its values. */
export function plainJson(json: string, revive = (value: unknown) => value): unknown {
  return JSON.parse(plainSpaces(json), (_, value: unknown) =>
    revive(typeof value === "string" ? plainValue(value) : value),
  );
}
