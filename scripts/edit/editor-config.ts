/** Derives the settings of Sveltia CMS from the contract: each field's widget, hint, limits and options. */
import { basename, join } from "node:path";
import type { CmsConfig, Field, RelationField, RichTextField } from "@sveltia/cms";
import {
  contract,
  jsonSchema,
  policySchema,
  resolveRef,
  type DataFile,
  type JsonSchema,
} from "../../src/content/contract";
import { policyNames } from "../../src/content/policies";
import type { ReferableFile } from "../../src/content/schemas/fields";
import { optionsOf } from "../write-editor-schemas";
import { inForm, labelOf } from "./form-words";
import { linesPattern, numberPattern, shownAs } from "./form-values";

type Group = { label: string; icon: string; files: DataFile[] };

/** The data files as an editor looks for them: the name of a group, its icon, its files. */
const namedGroups: Group[] = [
  {
    label: "Every page",
    icon: "public",
    files: ["site.json", "claims.json", "forms.json", "downloads.json", "not-found.json", "redirects.json"],
  },
  { label: "Home page", icon: "home", files: ["home.json", "home-courses.json", "testimonials.json"] },
  { label: "Courses", icon: "school", files: ["courses.json", "batches.json", "exercises.json", "course-pages.json"] },
  { label: "Services", icon: "handshake", files: ["services.json", "service-pages.json", "service-testimonials.json"] },
  {
    label: "Institute",
    icon: "apartment",
    files: [
      "about.json",
      "admissions.json",
      "fees.json",
      "payment.json",
      "refund.json",
      "contact.json",
      "careers.json",
    ],
  },
  {
    label: "People",
    icon: "groups",
    files: ["faculty.json", "faculty-page.json", "alumni.json", "success-stories.json", "employers.json"],
  },
  {
    label: "Library",
    icon: "menu_book",
    files: ["blog.json", "research.json", "publications.json", "gallery.json", "videos.json"],
  },
];

const grouped = new Set(namedGroups.flatMap(({ files }) => files));
const others = (Object.keys(contract) as DataFile[]).filter((file) => !grouped.has(file));

/** A data file that no group names stands under "Other pages". */
export const groups = others.length
  ? [...namedGroups, { label: "Other pages", icon: "description", files: others }]
  : namedGroups;

/** The format of policies, which page/start.js registers. Sveltia takes a format of Markdown files for none unless its name ends so. */
const policyFormat = "policy-frontmatter";

/** In characters: a longer text gets a box instead of a line. */
const longestLine = 90;

/**
 * What is uploaded is drawn anew in the browser: upright, without what the camera notes, such as the place, and no larger than
 * the site's own copies need. Quality is high, because these are made from it.
 */
const transformations = { raster_image: { format: "webp", quality: 92, width: 2000, height: 2000 } } as const;

/** Returns the settings of the editor for the project at `root`. */
export function editorConfig(root: string): CmsConfig {
  return {
    load_config_file: false,
    // Sveltia requires an online repository; here it works on the local folder alone, without signing in.
    backend: { name: "gitea", repo: `local/${basename(root)}`, auth_methods: ["token"] },
    app_title: "Edit the content",
    logo: { src: "/icon.svg" },
    display_url: "http://localhost:8000", // where npm run develop shows the site
    show_preview_links: false,
    media_folder: "data/images",
    public_folder: "/images", // page/start.js takes the slash off again
    media_libraries: { default: { config: { slugify_filename: true, transformations } }, stock_assets: false },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...groups.map(({ label, icon, files }) => ({
        name: nameOf(label),
        label,
        icon,
        files: files.map((file) => ({
          name: file.replace(".json", ""),
          format: formatOf(file),
          label: labelOfFile(file),
          file: `data/${file}`,
          fields: fieldsOfFile(file),
        })),
      })),
      {
        name: "policies",
        label: "Policies",
        icon: "gavel",
        format: policyFormat,
        files: policyNames(join(root, "data")).map((name) => ({
          name,
          label: labelOf(name),
          file: `data/policies/${name}.md`,
          fields: policyFields(),
        })),
      },
    ],
  };
}

/** The front matter of a policy, and its text, whose sections begin with headings of level 2. */
const policyFields = (): Field[] => [
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

/** The name of a file's format. page/start.js registers one per file, to convert the values that the form shows differently. */
const formatOf = (file: DataFile) => `data/${file}`;

function nameOf(label: string): string {
  return label.toLowerCase().replace(/\W+/g, "-");
}

/** "Course pages – The course list's own words, and what the course pages share" */
function labelOfFile(file: DataFile): string {
  const root = jsonSchema(file);
  const whole = resolveRef(root, root);
  const { description = "" } = whole.items ? resolveRef(whole.items as JsonSchema, root) : whole;
  return `${labelOf(file.replace(".json", ""))} – ${description.replace(/\.$/, "")}`;
}

function fieldsOfFile(file: DataFile): Field[] {
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
    case "integer":
      return numberOf(base, schema);
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

/**
 * A line of text, which page/start.js saves as a number: Sveltia's own field for numbers drops digits of what it does not
 * understand, and saved 16,500 as 500.
 */
function numberOf(base: Base, schema: JsonSchema): Field {
  const fix = inForm(schema.fix ?? "");
  const { minimum, maximum } = { ...limits("minimum", schema.minimum), ...limits("maximum", schema.maximum) };
  const range = maximum === undefined || fix.includes(" from ") ? "" : `, from ${minimum ?? 0} to ${maximum}`;
  return {
    ...base,
    widget: "string",
    use_emoji_autocomplete: false,
    pattern: [numberPattern({ minimum, maximum }), `Must be ${fix}${range}.`],
  };
}

/** zod states JavaScript's own limits for a number without limits. */
function limits(name: "min" | "max" | "minimum" | "maximum", limit: number | undefined) {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? { [name]: limit } : {};
}

type Base = { name: string; label: string; hint?: string };

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
  const group = groups.find(({ files }) => files.includes(file));
  const { items } = jsonSchema(file);
  const shown = `${name}.*.${callingField(resolveRef(items as JsonSchema, jsonSchema(file)))}`;
  return {
    ...base,
    widget: "relation",
    collection: nameOf(group?.label ?? ""),
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
