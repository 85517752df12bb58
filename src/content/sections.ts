/**
 * The sections that links can target, by page path. `*` stands for every page of a folder; each omits sections without
 * content. `Section` and `Part` accept only these ids; an unlisted page may have any anchor.
 */
const sections = {
  "/": ["courses", "services", "why", "testimonials", "invitation"],
  "/404": ["suggestions"],
  "/about": ["story", "figures", "values", "invitation"],
  "/admissions": ["batches", "fees", "process", "requirements", "payment"],
  "/blog": ["categories", "featured", "articles", "newsletter"],
  "/careers": ["openings", "apply", "benefits", "team", "invitation"],
  "/contact": ["enquiry", "accessibility"],
  "/courses": ["guide", "list", "compare", "invitation"],
  "/courses/*": [
    "batches",
    "fee",
    "highlights",
    "exercise",
    "key-skills",
    "curriculum",
    "people",
    "projects",
    "capstones",
    "certifications",
    "tools",
    "learning-path",
  ],
  "/faculty": ["list", "invitation"],
  "/gallery": ["albums", "categories", "videos", "invitation"],
  "/research": ["papers", "areas", "collaborations", "invitation"],
  "/sent": ["next", "syllabi"],
  "/services": ["list", "reviews"],
  "/services/*": [
    "domains",
    "tracks",
    "programmes",
    "offers",
    "research-domains",
    "process",
    "companies",
    "successes",
    "reviews",
    "people",
    "leads",
  ],
  "/success-stories": ["stories", "employers", "how-we-count", "invitation"],
} as const;

/** The id of a section on any page. */
export type SectionId = (typeof sections)[keyof typeof sections][number];

/** The id of a section on the page of a course or service. */
export type DetailSectionId = (typeof sections)["/courses/*" | "/services/*"][number];

/** The sections that the page at `path` declares; undefined if unlisted. */
export function sectionsOf(path: string): readonly string[] | undefined {
  const declared: Partial<Record<string, readonly string[]>> = sections;
  return declared[path] ?? declared[path.replace(/[^/]+$/, "*")];
}
