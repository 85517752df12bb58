import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of webpack's types in use. */
type Compiler = { hooks: { done: { tap: (name: string, act: () => void) => void } } };

/** A webpack plugin that reduces Gatsby's per-page assets to the script files, without the data for its loader. */
export function onlyScriptFiles(root: string) {
  const slice = join(root, "public/_gatsby/slices/_gatsby-scripts-1.html");
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap("onlyScriptFiles", () => {
        if (!existsSync(slice)) return;
        const files = readFileSync(slice, "utf8").match(/<script src=[^>]*><\/script>/g) ?? [];
        writeFileSync(slice, files.join(""));
      });
    },
  };
}
