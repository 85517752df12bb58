/** What a link can name besides its page: a part of the page by its anchor, or a choice in the query. */
import { headingId, moduleId } from "../../text/heading-id";
import { type DataFile } from "../contract";
import type { Content } from "../read-content";
import { goalNames, levelNames, skillNames } from "../schemas/choices";
import type { PlacesOf, Query } from "./link-errors";
import { sectionNames } from "./policy-body-errors";
import type { Policy } from "./policy-errors";
import { soundContent, type Parsed } from "./read-file";

/** The anchors of the parts of each page, and of all pages of a folder. e2e/pages/deep-links.spec.ts compares them with the pages. */
export const pageAnchors: Partial<Record<string, string[]>> = {
  "/": ["courses", "services", "why", "testimonials", "invitation"],
  "/about": ["story", "figures", "values", "invitation"],
  "/admissions": ["process", "batches", "fees", "payment", "requirements", "invitation"],
  "/blog": ["categories", "featured", "articles", "invitation"],
  "/careers": ["openings", "benefits", "team", "invitation"],
  "/contact": ["enquiry", "accessibility", "invitation"],
  "/courses": ["guide", "list", "compare", "invitation"],
  "/courses/":
    "batches fee highlights exercise curriculum people projects key-skills tools capstones certifications way".split(
      " ",
    ),
  "/faculty": ["list", "invitation"],
  "/gallery": ["albums", "categories", "videos", "invitation"],
  "/research": ["papers", "areas", "collaborations", "invitation"],
  "/services": ["list", "reviews", "invitation"],
  "/services/":
    "domains research-domains tracks programmes offers process companies successes people reviews leads".split(" "),
  "/success-stories": ["stories", "employers", "how-we-count", "invitation"],
};

/** Finds the anchors and queries of all pages. */
export function pagePlaces(parsed: Parsed[], policies: Policy[]): PlacesOf {
  const names = ["blog", "careers", "faculty", "gallery", "alumni", "claims", "publications", "courses"] as const;
  const files: DataFile[] = [...names.map((name) => `${name}.json` as const), "home-courses.json", "contact.json"];
  if (files.some((file) => soundContent(parsed, file) === undefined)) return () => undefined;

  const content = <File extends DataFile>(file: File) => soundContent(parsed, file) as Content<File>;
  const [blog, gallery] = [content("blog.json"), content("gallery.json")];
  const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
  const shortCourses = content("home-courses.json").flatMap(({ shortCourse }) =>
    shortCourse ? headingId(shortCourse.title) : [],
  );
  const courses = slugs(content("courses.json"));
  const modules = content("courses.json").map(
    (course) => [`/courses/${course.slug}`, course.modules.map(({ fromWeek }) => moduleId(fromWeek))] as const,
  );
  const anchors: Partial<Record<string, string[]>> = {
    "/blog": slugs(blog.articles),
    "/careers": slugs(content("careers.json").openings.items),
    "/courses": shortCourses,
    "/faculty": slugs(content("faculty.json")),
    "/gallery": slugs(gallery.albums).map((slug) => `album-${slug}`),
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
  return (path: string) => {
    const folder = `${path.slice(0, path.lastIndexOf("/"))}/`;
    const shared = pageAnchors[path] ?? (folder === "/" ? [] : pageAnchors[folder]) ?? [];
    return { anchors: [...shared, ...(anchors[path] ?? [])], query: queries[path] ?? {} };
  };
}
