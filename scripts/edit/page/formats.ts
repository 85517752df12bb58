/** Converts files to form values and back, formatted as by `npm run format`: diffs should show only real changes. */
import type { CmsConfig, default as CMS } from "@sveltia/cms";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import * as markdown from "prettier/plugins/markdown";
import { format } from "prettier/standalone";
import prettierrc from "../../../.prettierrc.json";
import type { FormField } from "../editor-fields";

const layout: object = prettierrc;

type Change = (value: unknown) => unknown;
type Converter = { toForm: Change; toFile: Change };
type Part = Pick<FormField, "name" | "widget" | "holds"> & { root?: boolean; fields?: Part[] };

// Sveltia requires a leading slash in picture paths; the files omit it: images/courses/python.png
const picturesWithSlash = (text: string) => text.replace(/(?<=!\[[^\]]*\]\()(?=images\/)/g, "/");
const picturesWithoutSlash = (text: string) => text.replace(/(?<=!\[[^\]]*\]\()\/(?=images\/)/g, "");

const trimmedLines = (text: string) => text.split("\n").flatMap((line) => line.trim() || []);

/** Converts a list in the file to one text in the form. Leaves invalid values to the check. */
const list = (asText: (entries: string[]) => string, asEntries: (text: string) => string[]): Converter => ({
  toForm: (value) => (Array.isArray(value) ? asText(value as string[]) : value),
  toFile: (value) => (typeof value === "string" ? asEntries(value) : value),
});

/** Parses a number as people type it: "₹16,500" → 16500. */
function asNumber(text: unknown) {
  const digits = String(text).replace(/[₹,\s]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

const number = { toForm: String, toFile: asNumber };
const picture: Converter = {
  toForm: (path) => String(path).replace(/^(?=images\/)/, "/"),
  toFile: (path) => String(path).replace(/^\/(?=images\/)/, ""),
};
const lines = list((entries) => entries.join("\n"), trimmedLines);
// An article has one entry per non-empty line. Table rows have no blank lines between them.
const prose = list(
  (entries) => picturesWithSlash(entries.join("\n\n").replace(/(?<=^\|.*\n)\n(?=\|)/gm, "")),
  (text) => trimmedLines(picturesWithoutSlash(text)),
);
const code = list(
  (entries) => entries.map((line) => `|${line}`).join("\n"),
  (text) => text.split("\n").map((line) => line.replace(/^\|/, "").trimEnd()),
);

/** Returns the converter of a field; undefined if form and file hold the same value. */
function converterOf({ widget, holds }: Part): Converter | undefined {
  if (widget === "image") return picture;
  return widget === "richtext" ? prose : holds && { number, lines, code }[holds];
}

function converted(value: unknown, fields: Part[], direction: keyof Converter): unknown {
  if (Array.isArray(value)) return value.map((item) => converted(item, fields, direction));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inside]: [string, unknown]) => {
    const field = fields.find((field) => field.name === name);
    const change = field && converterOf(field)?.[direction];
    return [name, change ? change(inside) : converted(inside, field?.fields ?? [], direction)];
  });
  return Object.fromEntries(entries);
}

type Format = Parameters<typeof CMS.registerCustomFormat>;

/** Returns a format for each data file, and one for policies. */
export function formatsOf({ collections = [] }: CmsConfig): Format[] {
  // JSON.stringify breaks lines after each { and [; Prettier preserves this, as in data/.
  const formatJson = (value: unknown) =>
    format(JSON.stringify(value, null, 2), { ...layout, parser: "json", plugins: [babel, estree] });
  const formatMarkdown = (text: string) => format(text, { ...layout, parser: "markdown", plugins: [markdown] });

  const files = collections.flatMap((group) => ("files" in group ? group.files : []));
  const formats = files.map(({ file, fields = [] }): Format => {
    const [whole] = fields as Part[];
    const inside = whole?.root ? (whole.fields ?? []) : (fields as Part[]);
    const fromFile = (text: string) => converted(JSON.parse(text), inside, "toForm") as object;
    return [file, "json", { fromFile, toFile: (content) => formatJson(converted(content, inside, "toFile")) }];
  });
  // A policy consists of front matter, with a JSON string per line, and Markdown.
  const policy = {
    fromFile(text: string) {
      const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
      const fields = Array.from(head.matchAll(/^(\w+): (.*)$/gm), ([, name, json = ""]) => [name, JSON.parse(json)]);
      return { ...Object.fromEntries(fields), body: picturesWithSlash(body.trim()) } as object;
    },
    async toFile({ body, ...fields }: Record<string, unknown>) {
      const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
      return `---\n${head.join("")}---\n\n${await formatMarkdown(picturesWithoutSlash(String(body)))}`;
    },
  };
  return [...formats, ["policy-frontmatter", "md", policy]];
}
