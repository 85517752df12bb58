/**
 * The sections that links can name, by the path of their page. A `*` is every page of the folder, which shows those that its
 * content has. `Section` and `Part` take no other id; a page that is not listed may still have any anchor.
 */
const sections = {
  "/": ["courses", "services", "why", "testimonials", "invitation"],
  "/404": ["ways"],
  "/about": ["story", "figures", "values", "invitation"],
  "/admissions": ["process", "batches", "fees", "payment", "requirements"],
  "/blog": ["categories", "featured", "articles"],
  "/careers": ["openings", "benefits", "team", "invitation"],
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
    "way",
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

/** The id of a section of some page. */
export type SectionId = (typeof sections)[keyof typeof sections][number];

/** The sections that the page at `path` declares; nothing if it is not listed. */
export function sectionsOf(path: string): readonly string[] | undefined {
  const declared: Partial<Record<string, readonly string[]>> = sections;
  return declared[path] ?? declared[path.replace(/[^/]+$/, "*")];
}
