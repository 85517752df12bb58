/** Rewords zod's issues for editors. */
import type { z } from "zod";
import { formatList } from "../../text/format";
import { brokenEncoding, visibleValue } from "../../text/characters";
import { schemaAt, type JsonSchema } from "../contract";

type Path = readonly PropertyKey[];

/** Names a path in an editor's terms, with items counted from 1: `item 2 (AI), modules 3 (Search), title`. */
export function describePath(path: Path, value: unknown): string {
  const steps: string[] = [];
  let current = value;
  for (const key of path) {
    current = (current as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key !== "number") steps.push(String(key));
    else steps.push(`${steps.pop() ?? "item"} ${key + 1}${itemLabel(current)}`);
  }
  return steps.join(", ") || "this file";
}

function itemLabel(item: unknown): string {
  const { name, title, label, slug, course } = Object(item) as Record<string, unknown>;
  const itemName = [name, title, label, slug, course].find((text) => typeof text === "string" && text.trim() !== "");
  return itemName === undefined ? "" : ` (${shortened(String(itemName).trim(), 60)})`;
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The message for an issue. Like all messages here, it continues a sentence about the value. */
export function valueMessage(issue: z.core.$ZodIssue, value: unknown, root: JsonSchema): string {
  const schema = schemaAt(issue.path, root);
  if (issue.code === "custom") return issue.message;
  const broken = typeof value === "string" && brokenEncoding(value);
  if (broken) return broken;
  if (issue.code === "too_small" || issue.code === "too_big")
    return value === "" ? `must not be empty: write ${wanted(schema)}` : boundMessage(issue, value, schema);
  return `must be ${wanted(schema)}, but is ${formatValue(value)}`;
}

function boundMessage(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  { why }: JsonSchema,
): string {
  const [least, limit] = issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
  const bound = `${least} ${Number(limit) < 10_000 ? limit : limit.toLocaleString("en-IN")}`;
  const entries = limit === 1 ? "entry" : "entries";
  if (Array.isArray(value))
    return [`must have ${bound} ${entries}`, why, `but has ${value.length}`].filter(Boolean).join(", ");
  return `must be ${bound}, but is ${formatValue(value)}`;
}

export function missingMessage(schema: JsonSchema): string {
  const names = schema.type === "object" && schema.required;
  return `is missing: add ${names ? `a group with ${formatList(names)}` : wanted(schema)}`;
}

function wanted(schema: JsonSchema): string {
  if (schema.fix) return schema.fix;
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  const byType = {
    array: "a list in [ ]",
    object: "a group of fields in { }",
    boolean: "true or false without quotes",
  };
  return byType[schema.type as keyof typeof byType] ?? "text in quotes";
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  if (typeof value !== "string") return typeof value === "number" ? String(value) : JSON.stringify(value);
  return visibleValue(shortened(value, 55));
}
