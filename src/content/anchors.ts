/** The anchors of sections and entries that have no slug of their own: unique on their page, and the same everywhere. */
import { headingIds } from "../text/heading-id";
import { sectionIdsOf } from "./sections";

/** The page that lists a file's entries, and the other file whose slugs are anchors there. */
export const anchored = {
  "alumni.json": { page: "/success-stories", beside: "claims.json" },
  "home-courses.json": { page: "/courses", beside: "courses.json" },
  "publications.json": { page: "/research", beside: undefined },
} as const;

export type AnchoredFile = keyof typeof anchored;

/** Ids that every page uses, and that of a policy's table of contents. */
export const pageIds = ["main", "menu", "contents"];

/** An entry of an anchored file. Home page courses with their own page need no anchor. */
export type Anchored = { name?: string; title?: string; shortCourse?: { title: string } | null };

/** The anchors of all entries of a file. `beside` are the entries of the file beside it. */
export function entryAnchors(
  file: AnchoredFile,
  entries: readonly Anchored[],
  beside: readonly { slug: string }[] = [],
) {
  const sections = sectionIdsOf(anchored[file].page) ?? [];
  const taken = [...pageIds, ...sections, ...sections.map((id) => `${id}-heading`), ...beside.map(({ slug }) => slug)];
  const named = entries.map(({ name, title, shortCourse }) => name ?? title ?? shortCourse?.title ?? "");
  return headingIds(named, taken);
}

/** The anchors of a policy's sections. */
export const sectionAnchors = (titles: readonly string[]) => headingIds(titles, pageIds);
