/** Whole numbers in a form: what may be typed for one, and where they stand in a file. */
import { resolveRef, type JsonSchema } from "../../src/content/contract";

/** A rupee sign, and groups of digits as in 1,50,000, 150,000 or 16 500: never a group that lost a digit, as in 16,50. */
const written = String.raw`(?:₹\s?)?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})`;

/** Returns a regular expression for what a person may type for a whole number from `minimum` (0 or 1) to `maximum`. */
export function numberPattern({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): string {
  const digits = [...String(maximum)].map(Number);
  const separated = (tokens: string[]) => tokens.join(String.raw`[,\s]?`);
  const any = (count: number) => Array<string>(count).fill(String.raw`\d`);
  const shorter = digits.slice(1).map((_, count) => separated(["[1-9]", ...any(count)]));
  // As long as the maximum: equal to it up to some digit, which is smaller, or equal throughout.
  const asLong = digits.flatMap((digit, place) => {
    const lowest = place === 0 ? 1 : 0;
    if (digit <= lowest) return [];
    const same = digits.slice(0, place).map(String);
    return separated([...same, `[${lowest}-${digit - 1}]`, ...any(digits.length - place - 1)]);
  });
  const numbers = [...(minimum > 0 ? [] : ["0"]), ...shorter, ...asLong, separated(digits.map(String))];
  return String.raw`^(?=${written}$)(?:₹\s?)?(?:${numbers.join("|")})$`;
}

/** The paths of a schema's whole numbers, with an asterisk for the items of a list: `*.modules.*.fromWeek`. */
export function numberPaths(node: JsonSchema, root: JsonSchema): string[] {
  const schema = resolveRef(node, root);
  const below = (name: string, part: JsonSchema) =>
    isNumber(part, root) ? [name] : numberPaths(part, root).map((path) => `${name}.${path}`);
  if (schema.type === "array") return below("*", schema.items as JsonSchema);
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => below(name, part as JsonSchema));
}

const isNumber = (node: JsonSchema, root: JsonSchema) => resolveRef(node, root).type === "integer";
