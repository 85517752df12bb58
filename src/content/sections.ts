import type { DataFile, Content, Reader } from "./contract";

/**
 * A section of a course or service: the label of the link to it, and the fields of the page in GraphQL that fill it;
 * `true` if it is always shown.
 */
type DetailSection = { label: string; filledBy: true | readonly string[] };

export const courseSections = {
  batches: { label: "Dates", filledBy: ["batches"] },
  fee: { label: "Fee", filledBy: true },
  highlights: { label: "What you get", filledBy: ["highlights"] },
  exercise: { label: "Lesson", filledBy: ["exercise"] },
  curriculum: { label: "Curriculum", filledBy: true },
  projects: { label: "Projects", filledBy: ["projects"] },
  capstones: { label: "Capstones", filledBy: ["capstones"] },
  certifications: { label: "Exams", filledBy: ["certifications"] },
  "learning-path": { label: "Your path", filledBy: true },
  people: { label: "Trainers", filledBy: ["trainers", "stories", "testimonials"] },
} satisfies Record<string, DetailSection>;

/** The sections of a service's page; ids that courses have too have the same labels. */
export const serviceSections = {
  domains: { label: "Domains", filledBy: ["domains"] },
  tracks: { label: "Tracks", filledBy: ["tracks"] },
  programmes: { label: "Programmes", filledBy: ["programmes"] },
  offers: { label: "What you get", filledBy: ["offers"] },
  "research-domains": { label: "Domains", filledBy: ["researchDomains"] },
  process: { label: "Steps", filledBy: ["process"] },
  companies: { label: "Companies", filledBy: ["companies"] },
  successes: { label: "Results", filledBy: ["successes"] },
  reviews: { label: "Reviews", filledBy: ["reviews"] },
  people: { label: "Trainers", filledBy: ["mentors"] },
  leads: { label: "Related courses", filledBy: ["courses", "articles"] },
} satisfies Record<string, DetailSection>;

/** Whether the page of a course or service shows a section. */
export const isFilled = ({ filledBy }: DetailSection, page: object): boolean =>
  filledBy === true || Object.entries(page).some(([field, content]) => filledBy.includes(field) && !isEmpty(content));

/** A course or service as in GraphQL: with the entries that name it, so that `isFilled` knows its sections. */
function detailPage(read: Reader, file: "courses.json" | "services.json", slug: string): object {
  const naming = (entries: readonly { course?: string; courses?: string[]; service?: string }[]) =>
    entries.filter(({ course, service, courses = [] }) => [course, service, ...courses].includes(slug));
  return {
    batches: naming(read("batches.json")),
    exercise: naming(read("exercises.json")),
    trainers: naming(read("faculty.json")),
    stories: naming(read("alumni.json")),
    testimonials: naming(read("testimonials.json")),
    articles: naming(read("blog.json").articles),
    ...read(file).find((page) => page.slug === slug),
  };
}

/** Returns the content of a section, which is omitted if empty. */
export type FilledBy = (read: Reader) => unknown;

/** `true` if a section is always shown. */
type Filling = true | FilledBy;

const all = (file: DataFile) => (read: Reader) => read(file);

/** Sections filled by the fields of the same name. */
const fields = <File extends DataFile, Name extends keyof Content<File> & string>(file: File, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, (read: Reader) => read(file)[name]])) as Record<
    Name,
    (read: Reader) => unknown
  >;

const otherArticles = (read: Reader) => read("blog.json").articles.filter(({ featured }) => !featured);

/** The sections of the other pages, by path. */
const sections = {
  "/": {
    courses: all("home-courses.json"),
    services: true,
    why: (read) => read("home.json").reasons,
    testimonials: all("testimonials.json"),
    ...fields("home.json", "invitation"),
  },
  "/404": { suggestions: true },
  "/about": { story: true, ...fields("about.json", "figures", "values", "invitation") },
  "/admissions": {
    batches: all("batches.json"),
    fees: all("fees.json"),
    payment: true,
    requirements: true,
    ...fields("admissions.json", "process"),
  },
  "/blog": {
    featured: (read) => read("blog.json").articles.filter(({ featured }) => featured),
    categories: otherArticles,
    articles: otherArticles,
    newsletter: true,
  },
  "/careers": fields("careers.json", "openings", "benefits", "team", "invitation"),
  "/contact": { enquiry: true, accessibility: true },
  "/courses": {
    list: true,
    routes: (read) => read("courses.json").flatMap(({ next = [] }) => next),
    compare: true,
    ...fields("course-pages.json", "invitation"),
  },
  "/faculty": { list: true, ...fields("faculty-page.json", "invitation") },
  "/gallery": { videos: all("videos.json"), ...fields("gallery.json", "albums", "invitation") },
  "/research": {
    papers: all("publications.json"),
    ...fields("research.json", "areas", "collaborations", "invitation"),
  },
  "/sent": { next: true },
  "/services": { list: true, reviews: all("service-testimonials.json") },
  "/success-stories": {
    stories: all("alumni.json"),
    employers: all("employers.json"),
    "how-we-count": true,
    ...fields("success-stories.json", "invitation"),
  },
} satisfies Record<string, Record<string, Filling>>;

type Sections = typeof sections;

/** The id of a section on the page of a course or service. */
export type DetailSectionId = keyof typeof courseSections | keyof typeof serviceSections;

/** The id of a section on another page: with `true`, of those that the page always shows. */
export type SectionId<Type extends Filling> = {
  [Path in keyof Sections]: {
    [Id in keyof Sections[Path]]: Sections[Path][Id] extends Type ? Id : never;
  }[keyof Sections[Path]];
}[keyof Sections];

/** The sections that the page at `path` declares or, with `read`, shows; undefined if unlisted. */
export function sectionIdsOf(path: string, read?: Reader): string[] | undefined {
  const [, folder, slug = ""] = /^\/(courses|services)\/(.+)/.exec(path) ?? [];
  if (folder) {
    const isCourse = folder === "courses";
    const declared: [string, DetailSection][] = Object.entries(isCourse ? courseSections : serviceSections);
    const page = read && detailPage(read, isCourse ? "courses.json" : "services.json", slug);
    return declared.flatMap(([id, section]) => (!page || isFilled(section, page) ? id : []));
  }
  const pages: Partial<Record<string, Record<string, Filling>>> = sections;
  const declared = pages[path] && Object.entries(pages[path]);
  return declared?.flatMap(([id, filling]) => (filling === true || !read || !isEmpty(filling(read)) ? id : []));
}

/** Whether there is no content in a list, a group with `items`, or another field. */
function isEmpty(content: unknown): boolean {
  const list = Object(content).items ?? content;
  return Array.isArray(list) ? list.length === 0 : (list ?? undefined) === undefined;
}

/** The parameters that the islands of a page read from its URL. `Island` accepts no others, and the check knows these. */
export const pageQueries = {
  "/contact": ["intent", "course", "batch", "lang"],
  "/courses": ["level", "fee", "classes", "sort", "compare"],
  "/gallery": ["picture"],
  "/terms": ["enrolled"],
} as const;

export type QueryPath = keyof typeof pageQueries;

/** The parameters of the page at `Path`. */
export type ParameterOf<Path extends QueryPath> = (typeof pageQueries)[Path][number];
