/** Starts the editor. What it saves is laid out as `npm run format` does it, so that only what was changed differs. */
import CMS from "/sveltia/npm/index.js";
import * as prettier from "/prettier/standalone.mjs";
import * as babel from "/prettier/plugins/babel.mjs";
import * as estree from "/prettier/plugins/estree.mjs";

const [config, layout] = await Promise.all(
  ["/config.json", "/layout.json"].map(async (path) => (await fetch(path)).json()),
);

// The editor knows the addresses of pictures with a slash before them only, the contract without: images/courses/python.png
const withSlash = (_, value) => (/^images\/\S+$/.test(value) ? `/${value}` : value);
const withoutSlash = (_, value) => (/^\/images\/\S+$/.test(value) ? value.slice(1) : value);

CMS.registerCustomFormat("prettier", "json", {
  fromFile: (text) => JSON.parse(text, withSlash),
  // Prettier keeps a group open that starts on a line of its own, as all groups of data/ do.
  toFile: (value) =>
    prettier.format(JSON.stringify(value, withoutSlash, 2), { ...layout, parser: "json", plugins: [babel, estree] }),
});
CMS.init({ config });
