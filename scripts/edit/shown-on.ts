/** On which page an editor sees what a file of data/ holds. */
import { contract, pageFolder, pageFolders, pagePaths, type DataFile } from "../../src/content/contract";
import { policyNames } from "../../src/content/policies";

/** Of files that have no page of their own; others are on the home page, which has what every page has. */
const elsewhere: Partial<Record<DataFile, string>> = {
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
  "not-found.json": "/404",
};

/** The page of a file and, in a list whose items have pages, the page of each item. */
export type Shown = { path: string; items?: string[] };

/** Where each file is shown, by its path below data/; `read` gives what a JSON file holds, if it can be read. */
export function shownOn(data: string, read: (file: string) => unknown): Record<string, Shown> {
  const paths: Partial<Record<DataFile, string>> = { ...elsewhere, ...pagePaths, ...pageFolders };
  const files = (Object.keys(contract) as DataFile[]).map((file): [string, Shown] => {
    const isExercise = file === "exercises.json"; // on the page of its course
    const folder = isExercise ? pageFolders["courses.json"] : pageFolder(file);
    const items = folder ? read(file) : undefined;
    const slugs = (Array.isArray(items) ? (items as Record<string, unknown>[]) : []).map(
      (item) => `${folder}/${String(isExercise ? item.course : item.slug)}`,
    );
    return [file, { path: paths[file] ?? "/", items: slugs }];
  });
  const policies = policyNames(data).map((name): [string, Shown] => [`policies/${name}.md`, { path: `/${name}` }]);
  return Object.fromEntries([...files, ...policies]);
}
