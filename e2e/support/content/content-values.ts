/** Walks the content as the build receives it. The schema says how visitors read a value. */
import { formLabel } from "../../../scripts/edit/editor-fields";
import {
  contract,
  jsonSchema,
  pageFolders,
  resolveRef,
  type DataFile,
  type JsonSchema,
} from "../../../src/content/contract";
import { day, dayAndMonth, month, rupees, shortDay } from "../../../src/text/format";
import { totalFee } from "../../../src/content/price-lines";
import { formatTime } from "../../../src/time/india-time";
import { articleTexts } from "./markdown-texts";
import { read } from "./shown-content";

const { gst } = read("payment.json");

type Value = string | number | boolean;

export type ContentValue = {
  file: DataFile;
  /** Its path, of field names and list indexes: [0, "modules", 2, "title"]. */
  path: (string | number)[];
  /** File and path: "courses.json 0.modules.2.title". */
  name: string;
  value: Value;
  /** What visitors read: all of these texts, each in one of its notations. */
  texts: string[][];
  /** Where a reference leads: the page of a course or service, or the entry of a trainer. */
  leadsTo?: string;
};

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
      const name = `${file} ${path.join(".")}`;
      return [{ file, path, name, value, texts: textsOf(value, part, path.at(-1)), leadsTo: leadsTo(part, value) }];
    };
    return valuesIn(read(file), root, []);
  });
}

function leadsTo({ kind, to }: JsonSchema, value: Value): string | undefined {
  if (kind !== "reference") return undefined;
  return to === "courses.json" || to === "services.json" ? `${pageFolders[to]}/${value}` : `/faculty#${value}`;
}

function textsOf(value: Value, schema: JsonSchema, field?: string | number): ContentValue["texts"] {
  const { kind, to, format, pattern = "" } = schema;
  if (schema.enum?.every((name) => name === String(name).toLowerCase())) return []; // settings: icons, colours, yes and no
  if (typeof value === "boolean") return value ? [[formLabel(String(field))]] : []; // the badge "Popular"
  if (typeof value === "number")
    return [[String(value), rupees(value), rupees(totalFee(value, gst)), value.toLocaleString("en-IN")]];
  if (format === "date") return [[day(value), month(value), dayAndMonth(value), shortDay(value)]];
  if (kind === "reference" && to) return [[titleOf(to, value)]];
  if (kind === "prose") return articleTexts([value]).map((text) => [text]);
  if (kind && ["picture", "static", "slug", "emoji", "code", "oldPath"].includes(kind)) return [];
  if (/^\d\d:\d\d$/.test(value) && new RegExp(pattern).test("00:00"))
    return [[formatTime(value), formatTime(value).replace(/(?::00)? .M$/, "")]];
  // Names in braces are replaced; asterisks can mark underlined words.
  const parts = value.split(/\{[\w:-]+\}/).map((text) => text.replace(/\s+/g, " ").trim());
  return parts.filter((text) => /[\p{L}\p{N}]/u.test(text)).map((text) => [text, text.replaceAll("*", "")]);
}

function titleOf(file: NonNullable<JsonSchema["to"]>, slug: string): string {
  const item = read(file).find((item) => item.slug === slug);
  if (!item) throw new Error(`data/${file} has no ${slug}`);
  return "name" in item ? item.name : item.title;
}
