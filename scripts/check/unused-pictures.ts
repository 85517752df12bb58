/** Pictures that no page shows. */
import { join } from "node:path";
import { filesBelow } from "../../src/content/files-below";
import type { Source, Warning } from "./source";

/** Warns of picture files that nothing names, such as one that another has replaced; not while an error may hide its name. */
export function unusedPictureWarnings({ root, passages, errors }: Source): Warning[] {
  if (errors.length > 0) return [];
  const used = new Set(passages.flatMap(({ kind, text }) => (kind === "picture" ? text : picturesIn(text))));
  return filesBelow(join(root, "data"))
    .filter((file) => /\.(?:png|jpe?g|webp|avif)$/i.test(file) && !used.has(file))
    .map((file) => {
      const message = "this picture is on no page: remove it, or choose it where it belongs";
      return { file, line: 1, column: 1, message, key: `${file}: ${message}` };
    });
}

/** The pictures that Markdown names. */
function picturesIn(markdown: string): string[] {
  return [...markdown.matchAll(/!\[[^\]]*\]\(\/?(images\/[^\s)]+)/g)].map(([, picture = ""]) => picture);
}
