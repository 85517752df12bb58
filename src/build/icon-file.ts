/** All icons in one file, for icons below the first screen (src/components/shared/icon.tsx). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawings, iconFile } from "../theme/drawings";

/**
 * Writes the file to public/ of the project at `root`, with all drawings or only those used in `pages`, the site's
 * HTML. Colours and strokes come from the surrounding `<svg>`.
 */
export function writeIconFile(root: string, pages?: string) {
  const wanted = Object.entries(drawings).filter(([name]) => pages?.includes(`"${iconFile}#${name}"`) ?? true);
  const icons = wanted.map(
    ([name, [shape, outline]]) =>
      `<g id="${name}"><path fill="var(--accent)" stroke="none" d="${shape}"/><path d="${outline}"/></g>`,
  );
  writeFileSync(join(root, "public", iconFile), `<svg xmlns="http://www.w3.org/2000/svg">${icons.join("")}</svg>`);
}
