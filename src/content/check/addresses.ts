/** All valid link targets on the site: its pages, and the anchors and query parameters of each. */
import { posix } from "node:path";
import { moduleId } from "../../text/heading-id";
import { batchKey } from "../../time/class-times";
import { entryAnchors, sectionAnchors } from "../anchors";
import { contract, pageFolder, pageFolders, type DataFile, type Content, type Reader } from "../contract";
import { parseMarkdown, sectionHeadings, wordsOf } from "../markdown";
import { classGroups, levelNames, sortOrderNames } from "../schemas/choices";
import { memoize } from "../memoize";
import { contentFiles } from "../../files/list-files";
import { outputPaths, syllabusPath } from "../output-paths";
import { sectionIdsOf, type ParameterOf, type QueryPath } from "../sections";
import { validContent, type SiteContent } from "./content";

/** The valid values of a query parameter; multiple values are separated by commas. */
type Values = readonly string[] | RegExp;

/** A page's anchors, some of which may exist on certain days only, and the query parameters that it reads. */
type LinkTargets = { anchors: string[]; query?: Partial<Record<string, Values>> };

/** The slugs of all entries, found once for thousands of references. */
const slugTexts = memoize(({ texts }: SiteContent) => texts.filter(({ kind }) => kind === "slug"));

export type Addresses = ReturnType<typeof addressesOf>;

export const addressesOf = memoize((content: SiteContent) => {
  const items = slugTexts(content).flatMap((text) => {
    const folder = pageFolder(text.file);
    return folder ? [`${folder}/${text.written}`] : [];
  });
  const pages = [...content.pages, ...items];
  return {
    /** Paths of pages, and of files that are published beside them. */
    pages,
    files: filesOf(content, pages),
    /** Folders whose list of pages is incomplete, because their data has errors. */
    unsure: Object.entries(pageFolders).flatMap(([file, folder]) => (slugsOf(content, file) ? [] : [folder])),
    /** Undefined for pages that declare no sections, and while data files have errors. */
    targetsOf: (path: string) => targetsOf(path, content),
    site: validContent(content, "site.json")?.url,
  };
});

function filesOf(content: SiteContent, pages: string[]): string[] {
  const syllabi = slugsOf(content, "courses.json")?.map(syllabusPath) ?? [];
  const outputs = [...Object.values(outputPaths), "/404.html", ...syllabi];
  const statics = contentFiles(content.statics).map((file) => `/${file}`);
  return [...statics, ...outputs, ...pages.map((path) => posix.join(path, "index.html"))];
}

/** The slugs of a file's items; undefined if one is invalid, to report that error instead of broken references. */
export function slugsOf(content: SiteContent, file: string): string[] | undefined {
  const items = content.files[file]?.tree.children?.length;
  const slugs = slugTexts(content).flatMap((text) => (text.file === file ? [text.written] : []));
  return items && items === new Set(slugs).size ? slugs : undefined;
}

const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);

function shortCourses(read: Reader): string[] {
  const cards = read("home-courses.json");
  const anchors = entryAnchors("home-courses.json", cards, read("courses.json"));
  return anchors.filter((_, index) => cards[index]?.shortCourse);
}

/** The anchors of entries, by page path. */
const entriesOn: Partial<Record<string, (read: Reader) => string[]>> = {
  "/blog": (read) => slugs(read("blog.json").articles),
  "/careers": (read) => slugs(read("careers.json").openings.items),
  "/courses": shortCourses,
  "/faculty": (read) => slugs(read("faculty.json")),
  "/gallery": (read) => slugs(read("gallery.json").albums).map((slug) => `album-${slug}`),
  "/research": (read) => entryAnchors("publications.json", read("publications.json")),
  "/success-stories": (read) => {
    const claims = read("claims.json");
    return [...entryAnchors("alumni.json", read("alumni.json"), claims), ...slugs(claims)];
  },
};

/** The values of the parameters in `pageQueries`. */
const queries: { [Path in QueryPath]: (read: Reader) => Record<ParameterOf<Path>, Values> } = {
  "/contact": (read) => ({
    intent: read("contact.json").form.openers.map(({ intent }) => intent),
    course: [...slugs(read("courses.json")), ...shortCourses(read)],
    batch: read("batches.json").map(batchKey),
    lang: read("forms.json").translations?.map(({ lang }) => lang) ?? [],
  }),
  "/courses": (read) => ({
    level: levelNames,
    fee: /^\d+$/,
    classes: classGroups.flat(),
    sort: sortOrderNames,
    compare: slugs(read("courses.json")),
  }),
  "/gallery": () => ({ picture: /./ }),
  "/terms": () => ({ enrolled: /^\d{4}-\d\d-\d\d$/ }),
};

const isQueried = (path: string): path is QueryPath => path in queries;

const policyAnchors = (body = "") => ["contents", ...sectionAnchors(sectionHeadings(parseMarkdown(body)).map(wordsOf))];

/** The targets on a page: the sections that it shows, and their entries. */
function targetsOf(path: string, content: SiteContent): LinkTargets | undefined {
  const read: Reader = (file) => validContent(content, file) as Content<typeof file>;
  if ((Object.keys(contract) as DataFile[]).some((file) => !read(file))) return undefined;
  const policy = content.policies.find(({ name }) => path === `/${name}`);
  const course = read("courses.json").find(({ slug }) => path === `${pageFolders["courses.json"]}/${slug}`);
  const weeks = course?.modules.map(({ fromWeek }) => moduleId(fromWeek)) ?? [];
  const sections = sectionIdsOf(path, read);
  const entries = policy ? policyAnchors(policy.body) : entriesOn[path]?.(read);
  if (!sections && !entries) return undefined;
  const anchors = [...(sections ?? []), ...weeks, ...(entries ?? [])];
  return { anchors, query: isQueried(path) ? queries[path](read) : {} };
}
