/** All icons in one file, for icons below the first screen (src/components/shared/icon.tsx). */
import { drawings, iconFile } from "../theme/drawings";

/**
 * The file's text, with all drawings or only those used in `pages`, the site's HTML. Colours and strokes come from the
 * surrounding `<svg>`.
 */
export function icons(pages?: string): string {
  const wanted = Object.entries(drawings).filter(([name]) => pages?.includes(`"${iconFile}#${name}"`) ?? true);
  const groups = wanted.map(
    ([name, [shape, outline]]) =>
      `<g id="${name}"><path fill="var(--accent)" stroke="none" d="${shape}"/><path d="${outline}"/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}
