/** Plain characters in place of those that only look plain, as in texts copied from the web or from Word. */
import { parseTree, type Node, type ParseError } from "jsonc-parser";
import { characterName } from "./character-name";

/** Zero-width characters and marks of direction. Joiners stay in Indian scripts and in emoji, which need them. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?<![^\0-~])[\u200C\u200D]/g;

/** A text with plain spaces and hyphens, letters in one piece, and nothing invisible; its lines stay the same. */
export function plainCharacters(text: string): string {
  const spaced = text.normalize().replace(/[\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g, " ");
  return spaced.replace(/[\u2010\u2011]/g, "-").replace(invisible, "");
}

const plainValue = (text: string) => plainCharacters(text).trimEnd();

/** JSON whose values are separated by plain spaces, at the same offsets. */
function plainSpaces(json: string): string {
  const isSpace = (part: string) => part.length === 1 && plainCharacters(part).trim() === "";
  return json.replace(/"(?:[^"\\\n]|\\.)*"|[^\0-~]/g, (part) => (isSpace(part) ? " " : part));
}

/** Parses JSON like jsonc-parser, with plain characters in all values. */
export function parsePlain(text: string, errors: ParseError[] = []): Node | undefined {
  const tree = parseTree(plainSpaces(text), errors, { disallowComments: true, allowTrailingComma: false });
  const visit = (node: Node) => {
    if (node.type === "string") Object.assign(node, { value: plainValue(String(node.value)) });
    else (node.type === "property" ? node.children?.slice(1) : node.children)?.forEach(visit);
  };
  if (tree) visit(tree);
  return tree;
}

/** Parses JSON like `JSON.parse`, with plain characters between and in its values. */
export function plainJson(json: string, revive = (_: string, value: unknown) => value): unknown {
  return JSON.parse(plainSpaces(json), (key, value: unknown) =>
    revive(key, typeof value === "string" ? plainValue(value) : value),
  );
}

/** What `plainCharacters` changes in a text: the characters' names, each with its first offset. */
export function oddCharacters(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { 0: part, index } of text.matchAll(
    /\p{sc=Latn}\p{Mn}+|(?<![^\0-~])[\u200C\u200D]|[^\0-~\p{L}\p{M}\u200C\u200D]/gu,
  )) {
    const plain = plainCharacters(part);
    const name = part.length > 1 ? `${plain} in two parts` : characterName(part);
    if (plain !== part && !found.has(name)) found.set(name, index);
  }
  return found;
}
