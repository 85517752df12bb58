/** Derives each field of the forms from the contract: its widget, hint, limits and options. */
import type { Field, RelationField, RichTextField } from "@sveltia/cms";
import { jsonSchema, policySchema, resolveRef, type DataFile, type JsonSchema } from "../../src/content/contract";
import type { ReferableFile } from "../../src/content/schemas/fields";
import { optionsOf } from "../write-editor-schemas";
import { groupOf } from "./form-groups";
import { linesPattern, numberPattern, shownAs } from "./form-values";
import { inForm, labelOf } from "./form-words";

type Base = { name: string; label: string; hint?: string };

/** In characters: a longer text gets a box instead of a line. */
const longestLine = 90;

/** Returns the fields of a data file: one list, or those of its group. */
export function fieldsOfFile(file: DataFile): Field[] {
  const root = jsonSchema(file);
  const whole = resolveRef(root, root);
  if (whole.type !== "array") return fieldsOf(whole, root);
  const list = fieldOf(file.replace(".json", ""), whole, root);
  return [{ ...list, root: true } as Field];
}

function fieldsOf(group: JsonSchema, root: JsonSchema): Field[] {
  return Object.entries(group.properties ?? {}).map(([name, part]) => {
    const field = fieldOf(name, part as JsonSchema, root);
    return group.required?.includes(name) ? field : { ...field, required: false };
  });
}

/** Says what asterisks do in a main heading, and leaves out how to write a day, which is chosen from a calendar. */
function hintOf({ description = "", fix = "" }: JsonSchema): string {
  const asterisks = fix.includes("*") ? " Words between two asterisks are underlined: Learn \\*Python\\* here." : "";
  return inForm(description.replace(/: \d{4}-\d\d-\d\d/, "")) + asterisks;
}

/** Returns the form's field for one node of a schema. */
function fieldOf(name: string, node: JsonSchema, root: JsonSchema): Field {
  const schema = resolveRef(node, root);
  const base = { name, label: schema.title ?? labelOf(name), hint: hintOf(schema) };
  switch (schema.type) {
    case "boolean":
      return { ...base, widget: "boolean" };
    // Sveltia's own field for numbers drops digits that it does not understand: it saved 16,500 as 500.
    case "integer":
      return textOf(base, { ...schema, pattern: numberPattern });
    case "object":
      return {
        ...base,
        widget: "object",
        collapsed: true, // so a new entry starts with the few fields that are its own
        ...collapsedView(schema, root),
        fields: fieldsOf(schema, root),
      };
    case "array":
      return listOf(base, schema, root);
    default:
      return textOf(base, schema);
  }
}

/** zod states JavaScript's own limits for a number without limits. */
function limits(name: "min" | "max", limit: number | undefined) {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? { [name]: limit } : {};
}

function listOf(base: Base, schema: JsonSchema, root: JsonSchema): Field {
  const item = resolveRef(schema.items as JsonSchema, root);
  const length = { ...limits("min", schema.minItems), ...limits("max", schema.maxItems) };
  const options = optionsOf(item);
  if (options) return { ...base, ...length, widget: "select", multiple: true, options };
  const shown = shownAs(schema, root);
  if (shown === "prose") return markdown(base);
  if (shown === "code") return { ...base, widget: "text", hint: `${base.hint} Begin each line with |` };
  if (shown === "lines") return linesOf(base, schema, item);
  if (item.to) return { ...relationTo(base, item.to), ...length, multiple: true };
  const list = { ...base, ...length, widget: "list" as const };
  if (item.type !== "object")
    return { ...list, label_singular: "entry", field: textOf({ name: "entry", label: base.label }, item) };
  const kind = (schema.items as JsonSchema).$ref?.replace("#/definitions/", "");
  return {
    ...list,
    collapsed: true,
    ...collapsedView(item, root),
    label_singular: kind ? labelOf(kind) : "entry",
    fields: fieldsOf(item, root),
  };
}

/** A list of short texts is one text: in a nested list of texts, Sveltia finds a change as soon as it is opened. */
function linesOf(base: Base, schema: JsonSchema, item: JsonSchema): Field {
  const { minItems = 1, maxItems } = schema;
  const count = minItems === maxItems ? String(minItems) : `${minItems} to ${maxItems ?? "any number of"}`;
  return {
    ...base,
    widget: "text",
    hint: `${base.hint ?? ""} One per line.`.trim(),
    use_emoji_autocomplete: false,
    pattern: [linesPattern(schema, item), `Must be ${count} lines of at most ${item.maxLength} characters each.`],
  };
}

/** A choice among the items of another file, by their names as they stand in the form. */
function relationTo(base: Base, file: ReferableFile): RelationField {
  const name = file.replace(".json", "");
  const { items } = jsonSchema(file);
  const shown = `${name}.*.${callingField(resolveRef(items as JsonSchema, jsonSchema(file)))}`;
  return {
    ...base,
    widget: "relation",
    collection: groupOf(name),
    file: name,
    value_field: `${name}.*.slug`,
    display_fields: [shown],
    search_fields: [shown],
  };
}

/** A collapsed group shows its picture and what the schema calls it, or its name. */
function collapsedView(group: JsonSchema, root: JsonSchema) {
  const fields = Object.entries(group.properties ?? {}) as [string, JsonSchema][];
  const picture = fields.find(([, field]) => field.kind === "picture")?.[0];
  const isDay = (name: string) =>
    fields.some(([key, field]) => key === name && resolveRef(field, root).format === "date");
  const called = group.summary ?? `{${callingField(group)}}`;
  const summary = called.replace(/\{([\w.]+)\}/g, (_, name: string) =>
    isDay(name) ? `{{fields.${name} | date('D MMMM YYYY')}}` : `{{fields.${name}}}`,
  );
  return { summary, ...(picture && { thumbnail: picture }) };
}

/** The field that names a group in the check's messages, or its first field. */
function callingField({ properties = {} }: JsonSchema): string {
  const calling = ["name", "title", "label", "course", "slug", "heading", "alt"].find((name) => name in properties);
  return calling ?? Object.keys(properties)[0] ?? "";
}

function textOf(base: Base, schema: JsonSchema): Field {
  const { kind, to, format: form, maxLength, minLength } = schema;
  const options = optionsOf(schema);
  if (to) return relationTo(base, to);
  if (options) return { ...base, widget: "select", options, dropdown_threshold: 4 };
  if (kind === "picture") return { ...base, widget: "image", choose_url: false, accept: ".png,.jpg,.jpeg,.webp,.avif" };
  if (form === "date") return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return {
    ...base,
    widget: maxLength && maxLength > longestLine ? "text" : "string",
    use_emoji_autocomplete: kind === "emoji",
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...patternOf(schema),
  };
}

function patternOf({ pattern, kind, fix }: JsonSchema): { pattern?: [string, string] } {
  // Sveltia does not set the flag that the pattern of an emoji needs.
  if (!pattern || kind === "emoji") return {};
  return { pattern: [pattern, `Must be ${inForm(fix ?? "")}.`] };
}

/** The front matter of a policy, and its text, whose sections begin with headings of level 2. */
export const policyFields = (): Field[] => [
  ...fieldsOf(resolveRef(policySchema, policySchema), policySchema),
  {
    ...markdown({ name: "body", label: "Text", hint: "Sections, each beginning with a heading of level 2." }),
    buttons: [...proseButtons, "heading-three"],
  },
];

const proseButtons = [
  "bold",
  "code",
  "link",
  "bulleted-list",
  "numbered-list",
  "heading-two",
] satisfies RichTextField["buttons"];

/** A text in Markdown, of an article or a policy. */
function markdown(base: Base): RichTextField {
  return {
    ...base,
    widget: "richtext",
    buttons: proseButtons,
    editor_components: ["image"],
    linked_images: false,
    pattern: [
      String.raw`^(?![\s\S]*!\[(?:\s*\]|[^\]]*\]\(\)))`,
      "Each picture must have a source and an alt text: what it shows, for people who do not see it.",
    ],
    use_emoji_autocomplete: false,
  };
}
