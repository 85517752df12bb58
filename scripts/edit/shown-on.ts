/** On which page an editor sees what a file of data/ holds. */
import { contract, pageFolder, pageFolders, pagePaths, type DataFile } from "../../src/content/contract";
import { policyNames } from "../../src/content/policies";

/** Of files that have no page of their own. */
const elsewhere: Record<Exclude<DataFile, keyof typeof pagePaths | keyof typeof pageFolders>, string> = {
  // On the home page, or on every page, of which it is one.
  "home-courses.json": "/",
  "testimonials.json": "/",
  "site.json": "/",
  "batches.json": "/admissions",
  "fees.json": "/admissions",
  "payment.json": "/admissions",
  "refund.json": "/terms",
  "forms.json": "/contact",
  "faculty.json": "/faculty",
  "alumni.json": "/success-stories",
  "employers.json": "/success-stories",
  "publications.json": "/research",
  "videos.json": "/gallery",
  "service-testimonials.json": "/services",
  "downloads.json": "/courses",
  "exercises.json": "/courses",
  "claims.json": "/success-stories",
  "not-found.json": "/404",
  "redirects.json": "/404",
};

/** The page of a file and, in a list whose items have pages, the page of each item. */
export type Shown = { path: string; items?: string[] };

/** Where each file is shown, by its path below data/; `read` gives what a JSON file holds, if it can be read. */
export function shownOn(data: string, read: (file: string) => unknown): Record<string, Shown> {
  const paths: Record<DataFile, string> = { ...elsewhere, ...pagePaths, ...pageFolders };
  const files = (Object.keys(contract) as DataFile[]).map((file): [string, Shown] => {
    const path = paths[file];
    // An exercise stands on the page of its course.
    const isExercise = file === "exercises.json";
    const folder = isExercise ? pageFolders["courses.json"] : pageFolder(file);
    if (!folder) return [file, { path }];
    const items = read(file) as Partial<Record<string, unknown>>[] | undefined;
    const slugs = Array.isArray(items)
      ? items.map((item) => `${folder}/${String(isExercise ? item.course : item.slug)}`)
      : [];
    return [file, { path, items: slugs }];
  });
  const policies = policyNames(data).map((name): [string, Shown] => [`policies/${name}.md`, { path: `/${name}` }]);
  return Object.fromEntries([...files, ...policies]);
}
