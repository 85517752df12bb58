/** Starts the editor. It saves in the layout of `npm run format`, so that only what was changed differs. */
import "./before-sveltia.js";
import CMS from "/sveltia/npm/index.js";
import * as prettier from "/prettier/standalone.mjs";
import * as babel from "/prettier/plugins/babel.mjs";
import * as estree from "/prettier/plugins/estree.mjs";
import * as markdown from "/prettier/plugins/markdown.mjs";
import { askBeforeRemoving } from "./form.js";
import { startPanel } from "./panel.js";

const [config, layout, conversions] = await Promise.all(
  ["/config.json", "/layout.json", "/conversions.json"].map(async (path) => (await fetch(path)).json()),
);

// Sveltia needs a slash before the paths of pictures, the files have none: images/courses/python.png
const picturesWithSlash = (text) => text.replace(/(?<=!\[[^\]]*\]\()(?=images\/)/g, "/");
const picturesWithoutSlash = (text) => text.replace(/(?<=!\[[^\]]*\]\()\/(?=images\/)/g, "");

const formatMarkdown = (text) => prettier.format(text, { ...layout, parser: "markdown", plugins: [markdown] });

// An article is one text in its form, and in its file an entry for each line that is not empty. Rows of a table follow each other directly.
const proseText = (entries) => picturesWithSlash(entries.join("\n\n").replace(/(?<=^\|.*\n)\n(?=\|)/gm, ""));
const trimmedLines = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A list in the file is one text in the form. What is broken stays as it is, so that the check can name it. */
const list = (asText, asEntries) => ({
  toForm: (value) => (Array.isArray(value) ? asText(value) : value),
  toFile: (value) => (typeof value === "string" ? asEntries(value) : value),
});

/** What a person types for a number, as a number: ₹16,500. */
function asNumber(text) {
  const digits = String(text).replace(/[₹,\s]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

/** How the form shows a value and how its file holds it, by the names of form-values.ts. */
const converters = {
  number: { toForm: String, toFile: asNumber },
  picture: {
    toForm: (path) => String(path).replace(/^(?=images\/)/, "/"),
    toFile: (path) => String(path).replace(/^\/(?=images\/)/, ""),
  },
  lines: list((entries) => entries.join("\n"), trimmedLines),
  prose: list(proseText, (text) => trimmedLines(picturesWithoutSlash(text))),
  // Sveltia trims the start of a text, so each line of code begins with a bar.
  code: list(
    (lines) => lines.map((line) => `|${line}`).join("\n"),
    (text) => text.split("\n").map((line) => line.replace(/^\|/, "").trimEnd()),
  ),
};

/** Changes the values in `data` at a path such as *.modules.*.fromWeek. */
function changeAt(data, [name, ...rest], change) {
  if (typeof data !== "object" || data === null) return;
  for (const key of name === "*" ? Object.keys(data) : [name].filter((key) => key in data)) {
    if (rest.length) changeAt(data[key], rest, change);
    else data[key] = change(data[key]);
  }
}

for (const [file, shown] of Object.entries(conversions)) {
  const converted = (data, direction) => {
    for (const [path, name] of Object.entries(shown)) changeAt(data, path.split("."), converters[name][direction]);
    return data;
  };
  CMS.registerCustomFormat(`data/${file}`, "json", {
    fromFile: (text) => converted(JSON.parse(text), "toForm"),
    // JSON.stringify starts each group on a line of its own, and Prettier keeps it so, as in data/.
    toFile: (content) => {
      const copy = converted(JSON.parse(JSON.stringify(content)), "toFile"); // Sveltia keeps the original
      return prettier.format(JSON.stringify(copy, null, 2), { ...layout, parser: "json", plugins: [babel, estree] });
    },
  });
}

// A policy: front matter, whose fields are lines with JSON strings, and Markdown.
CMS.registerCustomFormat("policy-frontmatter", "md", {
  fromFile(text) {
    const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n"));
    const fields = head.split("\n").map((line) => line.split(/: (.*)/, 2));
    return {
      ...Object.fromEntries(fields.map(([name, value]) => [name, JSON.parse(value)])),
      body: picturesWithSlash(body.trim()),
    };
  },
  async toFile({ body, ...fields }) {
    const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    return `---\n${head.join("")}---\n\n${await formatMarkdown(picturesWithoutSlash(body))}`;
  },
});

// Without drafts the editor works on the folder alone: there is nowhere to sign in, and a server that checks each save.
const isLocal = config.publish_mode !== "editorial_workflow";
document.documentElement.classList.toggle("local", isLocal);

CMS.init({ config });
askBeforeRemoving();
if (isLocal) void startPanel(config);
