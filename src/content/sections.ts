import type { DataFile } from "./contract";

/** The sections of a course's page, with the labels of the links to them. Each page omits those without content. */
export const courseSections = {
  batches: "Dates",
  fee: "Fee",
  highlights: "What you get",
  exercise: "Lesson",
  curriculum: "Curriculum",
  projects: "Projects",
  capstones: "Capstones",
  certifications: "Exams",
  "learning-path": "Your path",
  people: "Trainers",
};

/** The sections of a service's page; ids that courses have too have the same labels. */
export const serviceSections = {
  domains: "Domains",
  tracks: "Tracks",
  programmes: "Programmes",
  offers: "What you get",
  "research-domains": "Domains",
  process: "Steps",
  companies: "Companies",
  successes: "Results",
  reviews: "Reviews",
  people: "Trainers",
  leads: "Related courses",
};

/** The sections that links can target, by page path; `sectionsOf` adds those of courses and services. */
const sections = {
  "/": ["courses", "services", "why", "testimonials", "invitation"],
  "/404": ["suggestions"],
  "/about": ["story", "figures", "values", "invitation"],
  "/admissions": ["batches", "fees", "process", "requirements", "payment"],
  "/blog": ["featured", "categories", "articles", "newsletter"],
  "/careers": ["openings", "benefits", "team", "invitation"],
  "/contact": ["enquiry", "accessibility"],
  "/courses": ["list", "routes", "compare", "invitation"],
  "/faculty": ["list", "invitation"],
  "/gallery": ["albums", "videos", "invitation"],
  "/research": ["papers", "areas", "collaborations", "invitation"],
  "/sent": ["next"],
  "/services": ["list", "reviews"],
  "/success-stories": ["stories", "employers", "how-we-count", "invitation"],
} as const;

type Sections = typeof sections;

/** A section on any page: "/courses#list". */
type SectionAddress = { [Path in keyof Sections]: `${Path}#${Sections[Path][number]}` }[keyof Sections];

/** The sections that entries of another data file fill. A page omits a section without entries. */
export const sectionLists: Partial<Record<string, DataFile>> = {
  "/#courses": "home-courses.json",
  "/#testimonials": "testimonials.json",
  "/admissions#batches": "batches.json",
  "/admissions#fees": "fees.json",
  "/faculty#list": "faculty.json",
  "/gallery#videos": "videos.json",
  "/research#papers": "publications.json",
  "/services#reviews": "service-testimonials.json",
  "/success-stories#stories": "alumni.json",
  "/success-stories#employers": "employers.json",
} satisfies Partial<Record<SectionAddress, DataFile>>;

/** The id of a section on the page of a course or service. */
export type DetailSectionId = keyof typeof courseSections | keyof typeof serviceSections;

/** The id of a section on any page. */
export type SectionId = Sections[keyof Sections][number];

/** The sections that the page at `path` declares; undefined if unlisted. */
export function sectionsOf(path: string): readonly string[] | undefined {
  const declared: Partial<Record<string, readonly string[]>> = {
    ...sections,
    "/courses/*": Object.keys(courseSections),
    "/services/*": Object.keys(serviceSections),
  };
  return declared[path] ?? declared[path.replace(/[^/]+$/, "*")];
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
