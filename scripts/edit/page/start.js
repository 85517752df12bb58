/** Starts the editor. It saves in the layout of `npm run format`, so that only what was changed differs. */
import "./before-sveltia.js";
import CMS from "/sveltia/npm/index.js";
import * as prettier from "/prettier/standalone.mjs";
import * as babel from "/prettier/plugins/babel.mjs";
import * as estree from "/prettier/plugins/estree.mjs";
import * as markdown from "/prettier/plugins/markdown.mjs";
import { startPanel } from "./panel.js";

const [config, layout, numbers] = await Promise.all(
  ["/config.json", "/layout.json", "/numbers.json"].map(async (path) => (await fetch(path)).json()),
);

// The editor needs a slash before the paths of pictures, the contract has none: images/courses/python.png
const withSlash = (value) => (/^images\/\S+$/.test(value) ? `/${value}` : value);
const withoutSlash = (value) => (/^\/images\/\S+$/.test(value) ? value.slice(1) : value);
const picturesWithSlash = (text) => text.replace(/(?<=!\[[^\]]*\]\()(?=images\/)/g, "/");
const picturesWithoutSlash = (text) => text.replace(/(?<=!\[[^\]]*\]\()\/(?=images\/)/g, "");

const formatMarkdown = (text) => prettier.format(text, { ...layout, parser: "markdown", plugins: [markdown] });

// An article is one text in its form, and in its file an entry for each line that is not empty. Rows of a table follow each other directly.
const asText = (entries) => picturesWithSlash(entries.join("\n\n").replace(/(?<=^\|.*\n)\n(?=\|)/gm, ""));
const asEntries = (text) =>
  picturesWithoutSlash(text)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

// So are lines of code; the editor takes blanks away at the start of a text, so that each line begins with a bar.
const codeFields = ["lines", "instead", "output"];
const asCode = (lines) => lines.map((line) => `|${line}`).join("\n");
const asLines = (code) => code.split("\n").map((line) => line.replace(/^\|/, "").trimEnd());

/** What a person types for a number, as a number: ₹16,500. Other text stays as it is, so that the check can name it. */
function asNumber(text) {
  const digits = String(text).replace(/[₹,\s]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

/** Changes the values that stand in `data` at a path such as *.modules.*.fromWeek. */
function changeAt(data, [name, ...rest], change) {
  if (typeof data !== "object" || data === null) return;
  for (const key of name === "*" ? Object.keys(data) : [name].filter((key) => key in data)) {
    if (rest.length) changeAt(data[key], rest, change);
    else data[key] = change(data[key]);
  }
}

for (const [format, paths] of Object.entries(numbers)) {
  const changed = (data, change) => {
    for (const path of paths) changeAt(data, path.split("."), change);
    return data;
  };
  const forForm = (name, value) => {
    if (codeFields.includes(name)) return asCode(value);
    return name === "body" ? asText(value) : withSlash(value);
  };
  const forFile = (name, value) => {
    if (codeFields.includes(name)) return asLines(value);
    return name === "body" ? asEntries(value) : withoutSlash(value);
  };
  CMS.registerCustomFormat(format, "json", {
    fromFile: (text) => changed(JSON.parse(text, forForm), String),
    // JSON.stringify starts each group on a line of its own, and Prettier keeps it so, as in data/.
    toFile: (content) => {
      const copy = changed(JSON.parse(JSON.stringify(content, forFile)), asNumber); // Sveltia keeps the original
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
if (isLocal) void startPanel(config);
