/** The check of a link to a page. */
import { didYouMean, nearestPath, suggestion } from "../../text/nearest";

/** The values that a parameter of a query may have, several with commas between them. */
export type Query = Partial<Record<string, readonly string[] | RegExp>>;

/** The anchors of a page, those that it has only for a time, and what its query may say. */
type PagePlaces = { anchors: string[]; temporary: string[]; query: Query };

/** Returns what links can name on the page at a path; nothing if it declares no sections, or while its content has errors. */
export type PlacesOf = (path: string) => PagePlaces | undefined;

/**
 * The paths of the pages, the folders not all of whose pages are known, what links can name on a page, and the address of
 * the site, if its content can be read.
 */
export type Addresses = { pages: string[]; unsure: string[]; placesOf: PlacesOf; site?: string };

/** What is wrong with a link that starts with a slash, as the rest of a sentence; nothing if it leads to a page. */
export function linkError(link: string, addresses: Addresses): string | undefined {
  const { pages, unsure } = addresses;
  const page = link.split(/[?#]/)[0] ?? "";
  if (pages.includes(page)) return placeError(link, page, addresses);
  if (unsure.some((folder) => link.startsWith(`${folder}/`))) return undefined;
  return `leads to "${link}", which is not a page of this site${suggestion(nearestPage(page, pages), "name a page such as /courses")}`;
}

/** What is wrong with a link whose label is the title of another page; `titles` are those of the pages by path. */
export function labelError(
  link: string,
  label: string | undefined,
  titles: ReadonlyMap<string, string>,
): string | undefined {
  const [page = "", part] = link.split(/[?#]/);
  const [meant] = [...titles].find(([, title]) => title === label) ?? [];
  if (!meant || part || !titles.has(page) || titles.get(page) === label) return undefined;
  return `leads to ${titles.get(page)}, but its label is "${label}": write ${meant}, or change the label`;
}

/** What is wrong with the old address of a redirect, as the rest of a sentence. `rules` are those of static/_redirects. */
export function oldPathError(path: string, pages: string[], files: string[], rules: string[]): string | undefined {
  if (pages.includes(path)) return `"${path}" is a page of this site: remove the redirect, or the page`;
  if (files.includes(path) || path.startsWith("/downloads/"))
    return `"${path}" is the address of a file of this site: remove the redirect`;
  return rules.includes(path) ? `"${path}" is in static/_redirects already: remove the redirect here` : undefined;
}

/** What is wrong with the anchor or the query of a link to `page`. */
function placeError(link: string, page: string, { placesOf }: Addresses): string | undefined {
  const places = placesOf(page);
  if (!places) return undefined;
  const [, query = "", anchor = ""] = /^[^?#]*(?:\?([^#]*))?(?:#(.*))?$/.exec(link) ?? [];
  if (anchor && !places.anchors.includes(anchor)) {
    const known = places.anchors.map((name) => `#${name}`);
    return `names "#${anchor}", which the page ${page} does not have${didYouMean(`#${anchor}`, known, "remove it")}`;
  }
  if (places.temporary.includes(anchor))
    return `names "#${anchor}", which the page ${page} does not have every day: remove it, or remove from and until there`;
  for (const [name, value] of new URLSearchParams(query)) {
    const values = places.query[name];
    if (!values) {
      const fix = didYouMean(name, Object.keys(places.query), "remove it");
      return `has the parameter "${name}", which the page ${page} does not know${fix}`;
    }
    const isKnown = (one: string) => (values instanceof RegExp ? values.test(one) : values.includes(one));
    const wrong = value.split(",").find((one) => !isKnown(one));
    if (wrong === undefined) continue;
    const fix = didYouMean(wrong, values instanceof RegExp ? [] : [...values], "remove it");
    return `has the ${name} "${wrong}", which the page ${page} does not know${fix}`;
  }
  return undefined;
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
