/** Starts the editor. It saves in the layout of `npm run format`, so that only what was changed differs. */
import CMS from "/sveltia/npm/index.js";
import * as prettier from "/prettier/standalone.mjs";
import * as babel from "/prettier/plugins/babel.mjs";
import * as estree from "/prettier/plugins/estree.mjs";

const [config, layout] = await Promise.all(
  ["/config.json", "/layout.json"].map(async (path) => (await fetch(path)).json()),
);

// The editor needs a slash before the paths of pictures, the contract has none: images/courses/python.png
const withSlash = (_, value) => (/^images\/\S+$/.test(value) ? `/${value}` : value);
const withoutSlash = (_, value) => (/^\/images\/\S+$/.test(value) ? value.slice(1) : value);

CMS.registerCustomFormat("prettier", "json", {
  fromFile: (text) => JSON.parse(text, withSlash),
  // JSON.stringify starts each group on a line of its own, and Prettier keeps it so, as in data/.
  toFile: (value) =>
    prettier.format(JSON.stringify(value, withoutSlash, 2), { ...layout, parser: "json", plugins: [babel, estree] }),
});
// Without drafts the editor works on the folder alone: there is nowhere to sign in.
document.documentElement.classList.toggle("local", config.publish_mode !== "editorial_workflow");

CMS.init({ config });
