/** The check of a link to a page. */
import { nearestPath } from "../../text/nearest";

/** The paths of the pages, and the folders not all of whose pages are known. */
export type Addresses = { pages: string[]; unsure: string[] };

/** What is wrong with a link that starts with a slash, as the rest of a sentence; nothing if it leads to a page. */
export function linkError(link: string, { pages, unsure }: Addresses): string | undefined {
  const page = link.split(/[?#]/)[0] ?? "";
  if (pages.includes(page) || unsure.some((folder) => link.startsWith(`${folder}/`))) return undefined;
  const near = nearestPage(page, pages);
  const mend = near ? `; did you mean "${near}"?` : ": name a page such as /courses";
  return `leads to no page of this site: "${link}"${mend}`;
}

/** The page that `path` may have meant, found folder by folder: for /courses/pyton a page of /courses, or none. */
export function nearestPage(path: string, pages: string[]): string | undefined {
  return nearestPath(path.replace(/\/+$/, ""), (parents, isLast) =>
    pages.flatMap((page) => {
      const segments = page.split("/");
      const isInside = parents.every((parent, index) => segments[index] === parent);
      const isFit = isLast ? segments.length === parents.length + 1 : segments.length > parents.length + 1;
      return isInside && isFit ? (segments[parents.length] ?? []) : [];
    }),
  );
}
