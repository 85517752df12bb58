import type { DataFile, Content, Reader } from "./contract";

/** The content of a section, which is omitted if empty; `true` if it is always shown. Detail pages pass a slug. */
type Filling = true | ((read: Reader, slug: string) => unknown);

/** A section of a course or service, with the label of the link to it. */
type DetailSection = { label: string; of: Filling };

const ofCourse = (field: keyof Content<"courses.json">[number]) => (read: Reader, of: string) =>
  read("courses.json").find(({ slug }) => slug === of)?.[field];

const ofService = (field: keyof Content<"services.json">[number]) => (read: Reader, of: string) =>
  read("services.json").find(({ slug }) => slug === of)?.[field];

type Naming = { course?: string; courses?: string[]; service?: string };

/** The entries that name a course or service. */
const naming = (slug: string, entries: readonly Naming[]) =>
  entries.filter(({ course, service, courses = [] }) => [course, service, ...courses].includes(slug));

export const courseSections = {
  batches: { label: "Dates", of: (read, slug) => naming(slug, read("batches.json")) },
  fee: { label: "Fee", of: true },
  highlights: { label: "What you get", of: ofCourse("highlights") },
  exercise: { label: "Lesson", of: (read, slug) => naming(slug, read("exercises.json")) },
  curriculum: { label: "Curriculum", of: true },
  projects: { label: "Projects", of: ofCourse("projects") },
  capstones: { label: "Capstones", of: ofCourse("capstones") },
  certifications: { label: "Exams", of: ofCourse("certifications") },
  "learning-path": { label: "Your path", of: true },
  people: {
    label: "Trainers",
    of: (read, slug) => naming(slug, [...read("faculty.json"), ...read("alumni.json"), ...read("testimonials.json")]),
  },
} satisfies Record<string, DetailSection>;

/** The sections of a service's page; ids that courses have too have the same labels. */
export const serviceSections = {
  domains: { label: "Domains", of: ofService("domains") },
  tracks: { label: "Tracks", of: ofService("tracks") },
  programmes: { label: "Programmes", of: ofService("programmes") },
  offers: { label: "What you get", of: ofService("offers") },
  "research-domains": { label: "Domains", of: ofService("researchDomains") },
  process: { label: "Steps", of: ofService("process") },
  companies: { label: "Companies", of: ofService("companies") },
  successes: { label: "Results", of: ofService("successes") },
  reviews: { label: "Reviews", of: ofService("reviews") },
  people: { label: "Trainers", of: ofService("mentors") },
  leads: {
    label: "Related courses",
    of: (read, slug) => [ofService("courses")(read, slug) ?? [], naming(slug, read("blog.json").articles)].flat(),
  },
} satisfies Record<string, DetailSection>;

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

/** The ids of sections on other pages with fillings of a type. */
type IdOf<Type> = {
  [Path in keyof Sections]: {
    [Id in keyof Sections[Path]]: Sections[Path][Id] extends Type ? Id : never;
  }[keyof Sections[Path]];
}[keyof Sections];

/** A section that its page always shows. */
export type SteadySectionId = IdOf<true>;

/** A section that its page omits without content. */
export type FilledSectionId = IdOf<(read: Reader) => unknown>;

/** The sections that the page at `path` declares or, with `read`, shows; undefined if unlisted. */
export function sectionsOf(path: string, read?: Reader): string[] | undefined {
  const [, folder, slug = ""] = /^(\/(?:courses|services)\/)(.+)/.exec(path) ?? [];
  const pages: Partial<Record<string, Record<string, Filling | DetailSection>>> = {
    ...sections,
    "/courses/": courseSections,
    "/services/": serviceSections,
  };
  const isShown = (filling: Filling) => filling === true || !read || !isEmpty(filling(read, slug));
  const declared = Object.entries(pages[folder ?? path] ?? {});
  const shown = declared.filter(([, section]) => isShown(typeof section === "object" ? section.of : section));
  return declared.length > 0 ? shown.map(([id]) => id) : undefined;
}

/** Whether there is no content in a list, a group with `items`, or another field. */
function isEmpty(content: unknown): boolean {
  const list = Object(content).items ?? content;
  return Array.isArray(list) ? list.length === 0 : list === undefined;
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
