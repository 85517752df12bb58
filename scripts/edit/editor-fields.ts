/** Derives each field of the forms from the contract: its widget, label, hint, limits and options. */
import type { Field, RelationField, RichTextField } from "@sveltia/cms";
import {
  jsonSchema,
  policySchema,
  resolveRef,
  type DataFile,
  type JsonSchema,
  optionsOf,
  textSize,
} from "../../src/content/contract";
import type { ReferableFile } from "../../src/content/schemas/shapes";
import { groupOf } from "./form-groups";

/** A Sveltia field. A text field may hold a number, lines or code; page/formats.ts converts it. */
export type FormField = Field & { holds?: "number" | "lines" | "code" };

type Base = { name: string; label: string; hint: string };

/** Whole numbers as people write them: ₹1,50,000, 150,000 or 16 500, but not with a missing digit, as in 16,50. */
export const numberPattern = String.raw`^(?:₹\s?)?(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})$`;

/** The part of a `fix` about quotes, which forms do not need. */
const aboutQuotes = /,? (?:in|without) quotes(?: or commas)?/;

/** Lines of code, each prefixed with a bar, because Sveltia trims leading whitespace. */
const codePattern = String.raw`^(?:\|.*(?:\n|$))*$`;

/** Returns the form fields of a data file: a single list, or the fields of its object. */
export function fieldsOfFile(file: DataFile): FormField[] {
  const root = jsonSchema(file);
  const whole = resolveRef(root, root);
  if (whole.type !== "array") return toFields(whole, root);
  return [{ ...toField(file.replace(".json", ""), whole, root), root: true } as FormField];
}

function toFields(group: JsonSchema, root: JsonSchema): FormField[] {
  return Object.entries(group.properties ?? {}).map(([name, part]) => {
    const field = toField(name, part as JsonSchema, root);
    return group.required?.includes(name) ? field : { ...field, required: false };
  });
}

/** Returns a field's hint. Explains asterisks in main headings, and omits date formats, because dates have a picker. */
function hintOf({ description = "", fix = "" }: JsonSchema): string {
  const asterisks = fix.includes("*") ? " Words between two asterisks are underlined: Learn \\*Python\\* here." : "";
  return description.replace(/(?:, written year-month-day)?: \d{4}-\d\d-\d\d/, "") + asterisks;
}

/** Returns the form field for a schema node. The node's own title and description override those of its `$ref`. */
function toField(name: string, node: JsonSchema, root: JsonSchema): FormField {
  const schema = { ...resolveRef(node, root), ...node };
  const base = { name, label: schema.title ?? formLabel(name), hint: hintOf(schema) };
  if (schema.type === "boolean") return { ...base, widget: "boolean" };
  // Sveltia's number field drops digits that it cannot parse: it saved 16,500 as 500.
  if (schema.type === "integer") return { ...textField(base, { ...schema, pattern: numberPattern }), holds: "number" };
  if (schema.type === "array") return listField(base, schema, root);
  if (schema.type !== "object") return textField(base, schema);
  // Collapsed, because a new entry should start without nested fields in view.
  return { ...base, widget: "object", collapsed: true, ...collapsedView(schema, root), fields: toFields(schema, root) };
}

function listField(base: Base, schema: JsonSchema, root: JsonSchema): FormField {
  const part = schema.items as JsonSchema;
  const item = resolveRef(part, root);
  const { minItems, maxItems } = schema;
  const list = { ...base, ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const options = optionsOf(item);
  if (options) return { ...list, widget: "select", multiple: true, options };
  if (item.to) return { ...list, ...relationTo(item.to), multiple: true };
  if (item.kind === "prose") return markdown(base);
  // As one text, because Sveltia marks a nested list of texts as changed when it opens.
  const asText = { ...base, widget: "text", use_emoji_autocomplete: false } as const;
  if (item.kind === "code") {
    const pattern: [string, string] = [codePattern, "Each line must begin with |."];
    return { ...asText, hint: `${base.hint} Begin each line with |`, pattern, holds: "code" };
  }
  if (isEditedAsLine(item)) return { ...asText, hint: `${base.hint} One per line.`.trim(), holds: "lines" };
  if (item.type !== "object") {
    const field = textField({ name: "entry", label: base.label, hint: "" }, item);
    return { ...list, widget: "list", label_singular: "entry", field };
  }
  const kind = part.$ref?.replace("#/definitions/", "");
  const label_singular = item.title ?? (kind ? formLabel(kind) : "entry");
  const view = { collapsed: true, ...collapsedView(item, root), label_singular };
  return { ...list, widget: "list", ...view, fields: toFields(item, root) };
}

/** Whether a list of these texts is edited in one text area, one per line. */
export const isEditedAsLine = (schema: JsonSchema) =>
  schema.kind === "prose" || (schema.type === "string" && textSize(schema) !== "paragraph");

/** A field that stores the `value` of another file's entry, chosen from a list of their `shown` fields. */
function relation(file: string, value: string, label = value): Omit<RelationField, "name"> {
  return { widget: "relation", collection: groupOf(file), file, value_field: value, display_fields: [label] };
}

function relationTo(file: ReferableFile) {
  const name = file.replace(".json", "");
  const root = jsonSchema(file);
  const called = callingField(resolveRef(root.items as JsonSchema, root));
  return relation(name, `${name}.*.slug`, `${name}.*.${called}`);
}

/** Returns the header of a collapsed group: its picture, and the schema's summary or the group's name. */
function collapsedView(group: JsonSchema, root: JsonSchema) {
  const fields = Object.entries(group.properties ?? {}) as [string, JsonSchema][];
  const picture = fields.find(([, field]) => field.kind === "picture")?.[0];
  const days = fields.filter(([, field]) => resolveRef(field, root).format === "date").map(([name]) => name);
  const summary = summaryOf(group).replace(
    /\{([\w.]+)\}/g,
    (_, name: string) => `{{fields.${name}${days.includes(name) ? " | date('D MMMM YYYY')" : ""}}}`,
  );
  return { summary, ...(picture && { thumbnail: picture }) };
}

export const summaryOf = (group: JsonSchema) => group.summary ?? `{${callingField(group)}}`;

/** Returns the field that names a group in the check's messages, or its first field. */
function callingField({ properties = {} }: JsonSchema): string {
  const calling = ["name", "title", "label", "course", "slug", "heading", "alt"].find((name) => name in properties);
  return calling ?? Object.keys(properties)[0] ?? "";
}

function textField(base: Base, schema: JsonSchema): Field {
  const { kind, to, optionsFrom, format, pattern, fix = "" } = schema;
  const options = optionsOf(schema);
  if (to) return { ...base, ...relationTo(to) };
  const [file = "", ...field] = optionsFrom?.split(".") ?? [];
  if (optionsFrom) return { ...base, ...relation(file, field.join(".")) };
  if (options) return { ...base, widget: "select", options, dropdown_threshold: 4 };
  if (kind === "picture") return { ...base, widget: "image", choose_url: false, accept: ".png,.jpg,.jpeg,.webp,.avif" };
  if (format === "date") return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return {
    ...base,
    widget: textSize(schema) === "line" ? "string" : "text",
    use_emoji_autocomplete: kind === "emoji",
    // Omits the emoji pattern, because Sveltia does not set the regular expression flag that it needs.
    ...(pattern && kind !== "emoji" && { pattern: [pattern, `Must be ${fix.replace(aboutQuotes, "")}.`] }),
  };
}

/** Returns the fields of a policy: its front matter, and its text with sections under level 2 headings. */
export const policyFields = (): Field[] => [
  ...toFields(resolveRef(policySchema, policySchema), policySchema),
  markdown({ name: "body", label: "Text", hint: "Sections, each beginning with a heading of level 2." }, [
    "heading-three",
  ]),
];

function markdown(base: Base, more: ["heading-three"] | [] = []): RichTextField {
  return {
    ...base,
    widget: "richtext",
    buttons: ["bold", "code", "link", "bulleted-list", "numbered-list", "heading-two", ...more],
    editor_components: ["image"],
    linked_images: false,
    pattern: [
      String.raw`^(?![\s\S]*!\[(?:\s*\]|[^\]]*\]\(\)))`,
      "Each picture must have a source and an alt text: what it shows, for people who do not see it.",
    ],
    use_emoji_autocomplete: false,
  };
}

/** The form's label of a field, type or file without a title: `readTime` → Read time, `home-courses` → Home courses. */
export function formLabel(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return (spaced.charAt(0).toUpperCase() + spaced.slice(1)).replaceAll("-", " ");
}
