import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of webpack's types that are used. */
type Compiler = { hooks: { done: { tap: (name: string, act: () => void) => void } } };

/**
 * A webpack plugin that takes the list of all chunks out of what Gatsby puts into every page, half a kilobyte. Gatsby writes it
 * as a string, in which its loader looks up chunks by name and so finds none; an empty list does the same.
 */
export function emptyChunkMapping(root: string) {
  const slice = join(root, "public/_gatsby/slices/_gatsby-scripts-1.html");
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap("emptyChunkMapping", () => {
        if (!existsSync(slice)) return;
        const html = readFileSync(slice, "utf8");
        const mapping = /\s*<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;
        writeFileSync(slice, html.replace(mapping, "<script>window.___chunkMapping={}</script>"));
      });
    },
  };
}
