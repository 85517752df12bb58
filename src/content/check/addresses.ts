/** All valid link targets on the site: its pages, and the anchors and query parameters of each. */
import { posix } from "node:path";
import { moduleId } from "../../text/heading-id";
import { iconFile } from "../../theme/drawings";
import { printFile } from "../../theme/print-styles";
import { batchKey } from "../../time/class-times";
import { entryAnchors, sectionAnchors } from "../anchors";
import { jsonSchema, pageFolder, pageFolders, pagePaths, type DataFile } from "../contract";
import { parseMarkdown, sectionHeadings, wordsOf } from "../markdown";
import type { Content } from "../read-content";
import { classGroups, levelNames, sortOrderNames } from "../schemas/choices";
import { isTemporary } from "../schemas/period";
import { oncePer } from "../remember";
import { contentFiles } from "../files-below";
import { outputPaths, syllabusPath } from "../output-paths";
import { sectionLists, sectionsOf, type ParameterOf, type QueryPath } from "../sections";
import { soundContent, type SiteContent } from "./content";
import { schemaAt } from "./messages";
import { textAt, textBeside } from "./texts";

/** The valid values of a query parameter; multiple values are separated by commas. */
type Values = readonly string[] | RegExp;

type Query = Partial<Record<string, Values>>;

type QueryOf<Path extends QueryPath> = Record<ParameterOf<Path>, Values>;

/** A page's anchors, which of them are temporary, and the query parameters it reads. */
type LinkTargets = { anchors: string[]; temporary?: string[]; query?: Query };

export type Addresses = {
  /** The paths of the pages. */
  pages: string[];
  /** Folders whose list of pages is incomplete, because their data has errors. */
  unsure: string[];
  /** The paths of files that are published beside the pages. */
  files: string[];
  /** Page titles by path. */
  titles: Map<string, string>;
  /**
   * Returns the link targets on the page at a path; undefined if it declares no sections, or while its content has
   * errors.
   */
  targetsOf: (path: string) => LinkTargets | undefined;
  /** The site's URL, if its content is valid. */
  site?: string;
};

export const addressesOf = oncePer((content: SiteContent): Addresses => {
  const { texts, pages } = content;
  const items = texts.flatMap((text) => {
    const folder = text.kind === "slug" && pageFolder(text.file);
    return folder ? [[`${folder}/${text.written}`, textBeside(text, "title") ?? ""] as const] : [];
  });
  const own = [
    ...Object.entries(pagePaths),
    ...content.policies.map(({ name, file }) => [file, `/${name}`] as const),
  ].flatMap(([file, path]) => {
    const title = textAt(content, file, ["title"])?.written;
    return title ? [[path, title] as const] : [];
  });
  const all = [...pages, ...items.map(([path]) => path)];
  return {
    pages: all,
    files: filesOf(content, all),
    unsure: Object.entries(pageFolders).flatMap(([file, folder]) => (slugsOf(content, file) ? [] : [folder])),
    titles: new Map([...items, ...own]),
    targetsOf: linkTargets(content),
    site: soundContent(content, "site.json")?.url,
  };
});

/** The files that are published beside the pages. */
function filesOf(content: SiteContent, pages: string[]): string[] {
  const syllabi = slugsOf(content, "courses.json")?.map(syllabusPath) ?? [];
  const outputs = [...Object.values(outputPaths), iconFile, printFile, "/404.html", ...syllabi];
  const statics = contentFiles(content.statics).map((file) => `/${file}`);
  return [...statics, ...outputs, ...pages.map((path) => posix.join(path, "index.html"))];
}

/** Found once, because thousands of references ask for them. */
const slugTexts = oncePer(({ texts }: SiteContent) => texts.filter(({ kind }) => kind === "slug"));

/**
 * The slugs of a file's items; undefined if the list or a slug is invalid, to report that error instead of broken
 * references.
 */
export function slugsOf(content: SiteContent, file: string): string[] | undefined {
  const items = content.files[file]?.tree.children?.length;
  const slugs = slugTexts(content).flatMap((text) => (text.file === file ? [text.written] : []));
  return items && items === new Set(slugs).size ? slugs : undefined;
}

function linkTargets(content: SiteContent): Addresses["targetsOf"] {
  const lists = [
    "courses",
    "batches",
    "services",
    "home-courses",
    "faculty",
    "alumni",
    "claims",
    "publications",
  ] as const;
  const pages = ["blog", "careers", "contact", "gallery"] as const;
  const files = [...lists, ...pages].map((name) => `${name}.json` as const);
  if (files.some((file) => !soundContent(content, file))) return () => undefined;

  const read = <File extends DataFile>(file: File) => soundContent(content, file) as Content<File>;
  const [blog, gallery, courses] = [read("blog.json"), read("gallery.json"), read("courses.json")];
  const claims = read("claims.json");
  const openings = read("careers.json").openings.items;
  const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);
  /** The anchors of items, of which those with a first or last day are temporary. */
  const anchorsOf = (items: readonly { slug: string; from?: unknown; until?: unknown }[], prefix = "") => ({
    anchors: items.map(({ slug }) => prefix + slug),
    temporary: items.filter(isTemporary).map(({ slug }) => prefix + slug),
  });
  const homeCourses = read("home-courses.json");
  const shortCourses = entryAnchors("home-courses.json", homeCourses, courses).filter(
    (_, index) => homeCourses[index]?.shortCourse,
  );
  const alumni = read("alumni.json");
  const people = entryAnchors("alumni.json", alumni, claims);
  const stories = alumni.map(({ until }, index) => ({ slug: people[index] ?? "", until }));
  const targets: Partial<Record<string, LinkTargets>> = {
    "/blog": anchorsOf(blog.articles),
    "/careers": anchorsOf(openings),
    "/contact": {
      anchors: [],
      query: {
        intent: read("contact.json").form.openers.map(({ intent }) => intent),
        course: [...slugs(courses), ...shortCourses],
        batch: read("batches.json").map(batchKey),
        lang: soundContent(content, "forms.json")?.translations?.map(({ lang }) => lang) ?? [],
      } satisfies QueryOf<"/contact">,
    },
    "/courses": {
      anchors: shortCourses,
      query: {
        level: levelNames,
        fee: /^\d+$/,
        classes: classGroups.flat(),
        sort: sortOrderNames,
        compare: slugs(courses),
      } satisfies QueryOf<"/courses">,
    },
    "/faculty": { anchors: slugs(read("faculty.json")) },
    "/gallery": { ...anchorsOf(gallery.albums, "album-"), query: { picture: /./ } satisfies QueryOf<"/gallery"> },
    "/research": { anchors: entryAnchors("publications.json", read("publications.json")) },
    "/success-stories": {
      anchors: [...stories.map(({ slug }) => slug), ...slugs(claims)],
      temporary: anchorsOf(stories).temporary,
    },
    ...Object.fromEntries(
      courses.map(({ slug, modules }) => [
        `/courses/${slug}`,
        { anchors: modules.map(({ fromWeek }) => moduleId(fromWeek)) },
      ]),
    ),
    ...Object.fromEntries(
      content.policies.map(({ name, body = "" }) => [
        `/${name}`,
        {
          anchors: ["contents", ...sectionAnchors(sectionHeadings(parseMarkdown(body)).map(wordsOf))],
          query: name === "terms" ? ({ enrolled: /^\d{4}-\d\d-\d\d$/ } satisfies QueryOf<"/terms">) : {},
        },
      ]),
    ),
  };
  const details = (["courses.json", "services.json"] as const).flatMap((file) =>
    read(file).map((item) => ({ file, item })),
  );
  return (path) => {
    const detail = details.find(({ file, item }) => `${pageFolders[file]}/${item.slug}` === path);
    const own = (detail?.item ?? pageContent(content, path)) as Partial<Record<string, unknown>> | undefined;
    const optional = detail ? (schemaAt([0], jsonSchema(detail.file)).properties ?? {}) : {};
    /** The entries that fill a section; undefined if its page always shows it. */
    const entriesOf = (section: string): object[] | undefined => {
      const file = sectionLists[`${path}#${section}`];
      if (file) return soundContent(content, file) as object[] | undefined;
      const field = section.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const value = own?.[field] ?? (field in optional ? [] : undefined);
      const entries = (value as { items?: unknown } | undefined)?.items ?? value;
      return Array.isArray(entries) ? entries : undefined;
    };
    const [declared = [], page] = [sectionsOf(path), targets[path]];
    if (declared.length === 0 && !page) return undefined;
    const sections = declared
      .map((id) => ({ id, entries: entriesOf(id) }))
      .filter(({ entries }) => entries?.length !== 0);
    const temporary = sections.filter(({ entries }) => entries?.every(isTemporary)).map(({ id }) => id);
    return {
      ...page,
      anchors: [...sections.map(({ id }) => id), ...(page?.anchors ?? [])],
      temporary: [...temporary, ...(page?.temporary ?? [])],
    };
  };
}

/** The content of a hand-made page. The blog's articles are in two sections. */
function pageContent(content: SiteContent, path: string): object | undefined {
  const file = (Object.keys(pagePaths) as (keyof typeof pagePaths)[]).find((name) => pagePaths[name] === path);
  const page = file && soundContent(content, file);
  if (!page || !("articles" in page)) return page;
  const { articles } = page;
  return {
    featured: articles.filter(({ featured }) => featured),
    articles: articles.filter(({ featured }) => !featured),
  };
}
