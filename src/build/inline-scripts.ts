/** Inline scripts of pages: files of src/browser/inline, compiled into `<script data-inline="name">`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";

/** The oldest browser of each engine in package.json, in esbuild's notation. */
const target = browserslist
  .filter((query) => /^(?:chrome|firefox|safari)/.test(query))
  .map((query) => query.replace(" >= ", ""));

function compile(root: string, name: string): string {
  const entry = join(root, `src/browser/inline/${name}.ts`);
  if (!existsSync(entry)) throw new Error(`<script data-inline="${name}">: there is no ${entry}.`);
  const [file] = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target,
    tsconfigRaw: {}, // the project's tsconfig would add "use strict"
    write: false,
  }).outputFiles;
  return file?.text.trim() ?? "";
}

/** A page up to the end of the section with the last element that expires, unless it has the script already. */
const expiring = /^(?!.*data-inline="remove-started").*data-begins=.*?(?=<\/section>|<\/body>)/s;

/** For presses on islands, so useless on pages without any. */
const whileStarting = '<script data-inline="while-starting"></script>';

/** Returns a function that inserts the inline scripts of a page. */
export function inlineScriptFiller(root: string) {
  const compiled = new Map<string, string>();
  return (html: string) =>
    html
      .replace(html.includes("data-island=") ? "" : whileStarting, "")
      .replace(expiring, '$&<script data-inline="remove-started"></script>')
      .replace(/(<script data-inline="([\w-]+)">).*?(?=<\/script>)/gs, (_, tag: string, name: string) => {
        const script = compiled.get(name) ?? compile(root, name);
        compiled.set(name, script);
        return tag + script;
      });
}
