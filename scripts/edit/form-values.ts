/** Values that a form shows in another way than their file holds them: what may be typed, and where they are. */
import { contract, jsonSchema, resolveRef, type DataFile, type JsonSchema } from "../../src/content/contract";
import { optionsOf } from "../write-editor-schemas";

/** How a form shows a value: a number as text, each kind of list as one text, a picture with a slash before its path. */
type Shown = "number" | "lines" | "code" | "prose" | "picture";

/** In characters: longer entries of a list get a box each instead of a line of one text. */
const longestLine = 160;

/** What a person may type for a whole number: ₹1,50,000, 150,000 or 16 500, but no group that lost a digit, as in 16,50. */
export const numberPattern = String.raw`^(?:₹\s?)?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})$`;

/** Returns a regular expression for a text that has an entry of a list on each line. */
export function linesPattern({ minItems = 0, maxItems }: JsonSchema, { maxLength }: JsonSchema): string {
  const line = `[^\\n]{1,${maxLength ?? ""}}`;
  return String.raw`^\n*${line}(?:\n+${line}){${Math.max(minItems - 1, 0)},${maxItems ? maxItems - 1 : ""}}\n*$`;
}

/** Returns how the form shows a value; undefined for one that it shows as it is. */
export function shownAs(node: JsonSchema, root: JsonSchema): Shown | undefined {
  const { type, kind, items } = resolveRef(node, root);
  if (type === "integer") return "number";
  if (type === "string" && kind === "picture") return "picture";
  if (type !== "array") return undefined;
  const item = resolveRef(items as JsonSchema, root);
  if (item.kind === "prose" || item.kind === "code") return item.kind;
  const isShortText = item.type === "string" && !item.to && !optionsOf(item) && (item.maxLength ?? 0) <= longestLine;
  return isShortText ? "lines" : undefined;
}

/** Returns the values of each data file that page/start.js converts, by path: `*.modules.*.fromWeek` → number. */
export function conversions(): Record<DataFile, Record<string, Shown>> {
  const files = Object.keys(contract) as DataFile[];
  const pathsOf = (file: DataFile) => Object.fromEntries(shownPaths(jsonSchema(file), jsonSchema(file)));
  return Object.fromEntries(files.map((file) => [file, pathsOf(file)])) as ReturnType<typeof conversions>;
}

function shownPaths(node: JsonSchema, root: JsonSchema): [path: string, shown: Shown][] {
  const schema = resolveRef(node, root);
  const parts: Record<string, unknown> = schema.type === "array" ? { "*": schema.items } : (schema.properties ?? {});
  return Object.entries(parts).flatMap(([name, part]) => {
    const shown = shownAs(part as JsonSchema, root);
    if (shown) return [[name, shown]];
    return shownPaths(part as JsonSchema, root).map(([path, below]): [string, Shown] => [`${name}.${path}`, below]);
  });
}
