/** What a link can name besides its page: a part of the page by its anchor, or a choice in the query. */
import { headingId, moduleId } from "../../text/heading-id";
import { type DataFile } from "../contract";
import type { Content } from "../read-content";
import { goalNames, levelNames, skillNames } from "../schemas/choices";
import { isTemporary } from "../schemas/period";
import { sectionsOf } from "../sections";
import type { PlacesOf, Query } from "./link-errors";
import { sectionNames } from "./policy-body-errors";
import type { Policy } from "./policy-errors";
import { soundContent, type Parsed } from "./read-file";

/** Finds the anchors and queries of all pages. */
export function pagePlaces(parsed: Parsed[], policies: Policy[]): PlacesOf {
  const names = ["blog", "careers", "faculty", "gallery", "alumni", "claims", "publications", "courses"] as const;
  const files: DataFile[] = [...names.map((name) => `${name}.json` as const), "home-courses.json", "contact.json"];
  if (files.some((file) => soundContent(parsed, file) === undefined)) return () => undefined;

  const content = <File extends DataFile>(file: File) => soundContent(parsed, file) as Content<File>;
  const [blog, gallery] = [content("blog.json"), content("gallery.json")];
  const openings = content("careers.json").openings.items;
  const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
  const albums = (items: readonly { slug: string }[]) => items.map(({ slug }) => `album-${slug}`);
  const shortCourses = content("home-courses.json").flatMap(({ shortCourse }) =>
    shortCourse ? headingId(shortCourse.title) : [],
  );
  const courses = slugs(content("courses.json"));
  const modules = content("courses.json").map(
    (course) => [`/courses/${course.slug}`, course.modules.map(({ fromWeek }) => moduleId(fromWeek))] as const,
  );
  const anchors: Partial<Record<string, string[]>> = {
    "/blog": slugs(blog.articles),
    "/careers": slugs(openings),
    "/courses": shortCourses,
    "/faculty": slugs(content("faculty.json")),
    "/gallery": albums(gallery.albums),
    "/research": content("publications.json").map(({ title }) => headingId(title)),
    "/success-stories": [
      ...content("alumni.json").map(({ name }) => headingId(name)),
      ...slugs(content("claims.json")),
    ],
    ...Object.fromEntries(modules),
    ...Object.fromEntries(
      policies.map(({ name, body = "" }) => [`/${name}`, ["contents", ...sectionNames(body).map(headingId)]]),
    ),
  };
  const temporary: Partial<Record<string, string[]>> = {
    "/blog": slugs(blog.articles.filter(isTemporary)),
    // Without an opening the page has no such section.
    "/careers": [...slugs(openings.filter(isTemporary)), ...(openings.every(isTemporary) ? ["openings"] : [])],
    "/gallery": albums(gallery.albums.filter(isTemporary)),
  };
  const queries: Partial<Record<string, Query>> = {
    "/blog": { category: blog.categories.names },
    "/contact": {
      intent: content("contact.json").form.openers.map(({ intent }) => intent),
      course: [...courses, ...shortCourses],
      batch: /^\d{4}-\d\d-\d\d$/,
    },
    "/courses": {
      level: levelNames,
      fee: /^\d+$/,
      sort: /^(?:fee|duration)(?:-\w+)*$/,
      compare: courses,
      can: skillNames,
      goal: goalNames,
      hours: ["few"],
      budget: /^\d+$/,
    },
    "/gallery": { category: gallery.categories.items.map(({ name }) => name), picture: /./ },
    "/terms": { enrolled: /^\d{4}-\d\d-\d\d$/ },
  };
  return (path) => {
    const declared = [sectionsOf(path), anchors[path]].filter((ids) => ids !== undefined).flat();
    return declared.length > 0
      ? { anchors: declared, temporary: temporary[path] ?? [], query: queries[path] ?? {} }
      : undefined;
  };
}
