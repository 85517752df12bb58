/** Groups the data files as editors expect, and maps each file to the page that shows it. */
import { contract, pageOf, type DataFile } from "../../src/content/contract";

type FileName = DataFile extends `${infer Name}.json` ? Name : never;
type Group = { label: string; icon: string; files: FileName[] };

const namedGroups: Group[] = [
  { label: "Every page", icon: "public", files: ["site", "claims", "forms", "downloads", "not-found", "redirects"] },
  { label: "Home page", icon: "home", files: ["home", "home-courses", "testimonials"] },
  { label: "Courses", icon: "school", files: ["courses", "batches", "exercises", "course-pages"] },
  { label: "Services", icon: "handshake", files: ["services", "service-pages", "service-testimonials"] },
  { label: "Institute", icon: "apartment", files: ["about", "admissions", "contact", "careers"] },
  { label: "Fees and refunds", icon: "payments", files: ["fees", "payment", "refund"] },
  { label: "People", icon: "groups", files: ["faculty", "faculty-page", "alumni", "success-stories", "employers"] },
  { label: "Library", icon: "menu_book", files: ["blog", "research", "publications", "gallery", "videos"] },
];

const grouped = namedGroups.flatMap(({ files }) => files);
const others = Object.keys(contract).map((file) => file.replace(".json", "") as FileName);

/** Files without a group go under "Other pages". */
export const groups: Group[] = [
  ...namedGroups,
  { label: "Other pages", icon: "description", files: others.filter((file) => !grouped.includes(file)) },
].filter(({ files }) => files.length > 0);

/** Returns the name of a group in URLs: "Home page" → home-page. */
export function groupName(label: string): string {
  return label.toLowerCase().replace(/\W+/g, "-");
}

export function groupOf(file: string): string {
  return groupName(groups.find(({ files }) => files.some((name) => name === file))?.label ?? "policies");
}

/** Returns the URL of a file's form, which Sveltia documents; page/start.ts opens it at the field. */
export function formAddress(file: string, field: (string | number)[] = []): string {
  return `/?field=${field.join(".")}#/collections/${groupOf(file)}/entries/${file}`;
}

/** The field with the last segment of each item's path, for lists whose items have pages. */
const itemPages: Partial<Record<string, string>> = {
  "courses.json": "slug",
  "services.json": "slug",
  "exercises.json": "course",
};

/** Returns the path of the page that shows a change of `file`; for a list whose items have pages, of the first changed item. */
export function pageOfChange(file: string, before: unknown, after: unknown): string {
  const [, policy] = /^policies\/(.+)\.md$/.exec(file) ?? [];
  if (policy) return `/${policy}`;
  const page = pageOf[file] ?? "/";
  const field = itemPages[file];
  if (!field || !Array.isArray(before) || !Array.isArray(after)) return page;
  const known = before.map((item) => JSON.stringify(item));
  const changed = (after as Record<string, string>[]).find((item) => !known.includes(JSON.stringify(item)));
  return changed ? `${page}/${changed[field]}` : page;
}
