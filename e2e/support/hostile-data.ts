/** The worst content that the check lets pass, made from the contract and the content that is there. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isHeading, isText, tied } from "../../__tests__/support/any-content";
import {
  contract,
  jsonSchema,
  pageFolder,
  resolveRef,
  type DataFile,
  type JsonSchema,
} from "../../src/content/contract";

/** What would do harm if it were more than words: HTML does not pass, but a tag that is never closed does. */
const harmful = [
  "<img src=x onerror=window.harmed=1 <",
  `"It's" 'so': “5 > 4” & ‘3 < 4’`,
  '"> <svg onload=window.harmed=1 <',
  "{harmed} ${window.harmed=1} `",
  "&ltb&gt &amp &copy",
  "' onmouseover='window.harmed=1",
  "]]> --> </title </style <!-",
  "$& $1 $` %00 %E0 \\u003c\\n",
];

/** Maximum or minimum content; texts have maximum length in both. */
type Amount = "most" | "least";

/** How many entries a list gets that may have so many. */
const many = 24;

/** Lists that get as few entries as they may have. */
const short = ["testimonials.json"];

type Item = { slug: string };

/**
 * Gives every file of the content folder `data` the worst content. The courses that are there stay; after them come one with all
 * there may be and one with as little as there may be. Of the services, which links lead to, each is the one or the other.
 *
 * Gives the texts; each ends with its place among them, such as `~12~`.
 */
export function writeHostile(data: string): string[] {
  const texts: string[] = [];
  for (const file of Object.keys(contract) as DataFile[]) {
    const value: unknown = JSON.parse(readFileSync(join(data, file), "utf8"));
    let json = JSON.stringify(hostile(file, value, texts), null, 2);
    for (const name of categoriesOf(value)) {
      const other = textOf({ maxLength: 30 }, texts);
      json = json.replaceAll(JSON.stringify(name), () => JSON.stringify(other));
    }
    writeFileSync(join(data, file), json);
  }
  return texts;
}

/** The worst content like the `value` of a file. */
function hostile(file: DataFile, value: unknown, texts: string[]): unknown {
  const root = jsonSchema(file);
  if (!pageFolder(file)) return worst(value, root, root, short.includes(file) ? "least" : "most", texts);
  const items = value as Item[];
  /** With all that any page of the list has, or with little. */
  const item = (amount: Amount, slug: string, own = items[0]) => {
    const like: unknown = amount === "most" ? Object.assign({}, ...items, own) : own;
    return { ...(worst(like, root.items as JsonSchema, root, amount, texts) as Item), slug };
  };
  if (file === "courses.json")
    return [...items, item("most", hostileCourses.most), item("least", hostileCourses.least)];
  return items.map((own, index) => item(index % 2 ? "least" : "most", own.slug, own));
}

/** The categories of a file, which its other items name. */
function categoriesOf(value: unknown): string[] {
  const { categories } = value as { categories?: { names?: string[]; items?: { name: string }[] } };
  return categories?.names ?? categories?.items?.map(({ name }) => name) ?? [];
}

/** The addresses of the two courses, below /courses. */
export const hostileCourses = { most: "all-there-may-be", least: "little" };

/** Fields that others must fit, and those that name a category. */
const kept = /^(?:categories|images|fromWeek|toWeek|week|line|fee)$/;
const category = /^(?:category|type)$/;

/** The worst content like `value`; its texts are added to `texts`. */
function worst(value: unknown, of: JsonSchema, root: JsonSchema, amount: Amount, texts: string[]): unknown {
  const schema = resolveRef(of, root);
  const inside = (part: unknown, next: unknown) => worst(part, next as JsonSchema, root, amount, texts);
  if (isText(schema) || schema.kind === "prose") return textOf(schema, texts);
  if (Array.isArray(value)) {
    const items = amount === "most" ? longer(value, schema, root) : value.slice(0, schema.minItems ?? 0);
    return items.map((item) => inside(item, schema.items));
  }
  if (typeof value === "object" && value !== null) {
    const { properties = {}, required = [] } = schema;
    const isWanted = (name: string) => amount === "most" || tied.test(name) || required.includes(name);
    const isKept = (name: string) =>
      kept.test(name) || ("categories" in (resolveRef(root, root).properties ?? {}) && category.test(name));
    const parts = Object.entries(value).filter(([name]) => isWanted(name));
    return Object.fromEntries(
      parts.map(([name, part]) => [name, isKept(name) ? part : inside(part, properties[name])]),
    );
  }
  const number = amount === "most" ? schema.maximum : schema.minimum;
  return typeof value === "number" && Math.abs(number ?? Infinity) < Number.MAX_SAFE_INTEGER ? number : value;
}

/** As many entries as the list may have, if the contract bounds them and nothing else does. */
function longer(list: unknown[], schema: JsonSchema, root: JsonSchema): unknown[] {
  const { properties = {}, kind, enum: names } = resolveRef(schema.items as JsonSchema, root);
  const length = schema === root ? many : (schema.maxItems ?? list.length);
  const isName = (of: JsonSchema["kind"]) => of === "reference" || of === "person";
  const isOfOthers = ({ kind: of, unique }: JsonSchema) => isName(of) && unique;
  if (names || isName(kind) || Object.values(properties as Record<string, JsonSchema>).some(isOfOthers)) return list;
  const tiedLists = ["fromWeek", "fromTime", "src", "right", "line"];
  if (tiedLists.some((name) => name in properties) || length <= list.length) return list;
  const last = list.at(-1);
  const copy = (index: number) => ("slug" in properties ? { ...(last as Item), slug: `copy-${index}` } : last);
  return Array.from({ length: Math.min(length, many) }, (_, index) => list[index] ?? copy(index));
}

/** A text as long as its field allows: what would do harm, and one long word that ends with its place among the texts. */
function textOf(schema: JsonSchema, texts: string[]): string {
  const end = isHeading(schema) ? ` *WWW~${texts.length}~*` : `~${texts.length}~`;
  const room = (schema.maxLength ?? 90) - end.length;
  const fitting = harmful.filter((words) => words.length < room / 2);
  const start = fitting.length > 0 ? `${fitting[texts.length % fitting.length]} ` : "";
  const text = start + "W".repeat(room - start.length) + end;
  texts.push(text);
  return text;
}

/** Those of some texts that a visitor or a machine reads which hold one of the `texts`, but not as it was written. */
export function alteredTexts(read: string[], texts: string[]): string[] {
  return read.flatMap((words) =>
    [...words.matchAll(/~(\d+)~/g)].flatMap(({ 0: { length }, 1: place, index }) => {
      // Asterisks mark the underlined words of a heading.
      const written = texts[Number(place)]?.replaceAll("*", "");
      const start = words.slice(0, index + length);
      return written && start.endsWith(written) ? [] : [start.slice(-100)];
    }),
  );
}

/** Runs in the page: its words, those of its attributes, and those of its JSON-LD, which must be JSON. */
export function allWords(): string[] {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const strings = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
  };
  const stated = [...copy.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    strings(JSON.parse(script.textContent ?? "")),
  );
  copy.querySelectorAll("script, style").forEach((element) => element.remove());
  const attributes = [...copy.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ name, value }) =>
      name === "href" ? decodeURIComponent(value.replaceAll("+", " ")) : value,
    ),
  );
  return [copy.textContent ?? "", ...attributes, ...stated];
}

/** Runs in the page: the elements and attributes that harmful words have become. */
export function injectedElements(): string[] {
  const made = [...document.querySelectorAll("[onerror], [onload], [onmouseover], img[src='x']")];
  return ["harmed" in window ? ["window.harmed"] : [], made.map(({ outerHTML }) => outerHTML.slice(0, 100))].flat();
}
