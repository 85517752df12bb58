import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of webpack's types that are used. */
type Compiler = { hooks: { done: { tap: (name: string, act: () => void) => void } } };

/** A webpack plugin that keeps only the script files in what Gatsby puts into every page, not what its loader would read. */
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
