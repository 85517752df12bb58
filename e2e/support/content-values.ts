/** Walks the content as the build receives it. What visitors read of a value follows from its schema. */
import { checkedData } from "../../src/build/checked-copy";
import { contract, jsonSchema, resolveRef, type DataFile, type JsonSchema } from "../../src/content/contract";
import { contentReader } from "../../src/content/read-content";
import { day, dayInYear, month, rupees, shortDay } from "../../src/text/format";
import { clock } from "../../src/time/time-of-day";
import { articleTexts } from "./markdown-texts";

type Value = string | number | boolean;

export type ContentValue = {
  file: DataFile;
  /** Its fields, and positions in lists: [0, "modules", 2, "title"]. */
  path: (string | number)[];
  /** File and path: "courses.json 0.modules.2.title". */
  name: string;
  value: Value;
  /** What visitors read: all of these texts, each in one of its notations. */
  texts: string[][];
};

export const read = contentReader(checkedData);

/** Returns every value of data/, in order. */
export function contentValues(): ContentValue[] {
  return (Object.keys(contract) as DataFile[]).flatMap((file) => {
    const root = jsonSchema(file);
    const valuesIn = (content: unknown, schema: JsonSchema, path: ContentValue["path"]): ContentValue[] => {
      const part = resolveRef(schema, root);
      if (typeof content === "object" && content !== null)
        return Object.entries(content).flatMap(([key, value]) => {
          const inside = Array.isArray(content) ? part.items : part.properties?.[key];
          return valuesIn(value, inside as JsonSchema, [...path, Array.isArray(content) ? Number(key) : key]);
        });
      const value = content as Value; // no schema allows null
      return [{ file, path, name: `${file} ${path.join(".")}`, value, texts: textsOf(value, part, path.at(-1)) }];
    };
    return valuesIn(read(file), root, []);
  });
}

function textsOf(value: Value, schema: JsonSchema, field?: string | number): ContentValue["texts"] {
  const { kind, to, format, pattern = "" } = schema;
  if (typeof value === "boolean") return value ? [[labelOf(String(field))]] : [];
  if (typeof value === "number") return [[String(value), rupees(value), value.toLocaleString("en-IN")]];
  if (format === "date") return [[day(value), month(value), dayInYear(value), shortDay(value)]];
  if (kind === "reference" && to) return [[titleOf(to, value)]];
  if (kind === "prose") return articleTexts([value]).map((text) => [text]);
  if (kind && ["picture", "static", "slug", "emoji", "code", "oldPath"].includes(kind)) return [];
  if (/^\d\d:\d\d$/.test(value) && new RegExp(pattern).test("00:00")) return [[clock(value)]];
  // Names in braces are replaced; asterisks can mark underlined words.
  const parts = value.split(/\{[\w:-]+\}/).map((text) => text.replace(/\s+/g, " ").trim());
  return parts.filter((text) => /[\p{L}\p{N}]/u.test(text)).map((text) => [text, text.replaceAll("*", "")]);
}

/** The label shown where a field is true: popular → "Popular". */
export const labelOf = (field: string) => field.charAt(0).toUpperCase() + field.slice(1);

function titleOf(file: NonNullable<JsonSchema["to"]>, slug: string): string {
  const item = read(file).find((other) => other.slug === slug);
  if (!item) throw new Error(`data/${file} has no ${slug}`);
  return "name" in item ? item.name : item.title;
}
