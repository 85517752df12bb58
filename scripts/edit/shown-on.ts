/** On which page an editor sees what a file of data/ holds. */
import { contract, pageFolder, pagePaths, type DataFile } from "../../src/content/contract";
import { policyNames } from "../../src/content/policies";

/** Of files that have no page of their own. One that is not here is shown with the home page. */
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
};

/** The page of a file and, in a list whose items have pages, the page of each item. */
export type Shown = { path: string; items?: string[] };

/** Where each file is shown, by its name; `read` gives what a JSON file holds, if it can be read. */
export function shownOn(data: string, read: (file: string) => unknown): Record<string, Shown> {
  const paths: Partial<Record<string, string>> = { ...elsewhere, ...pagePaths };
  const files = Object.keys(contract).map((file): [string, Shown] => {
    const folder = pageFolder(file);
    if (!folder) return [file, { path: paths[file] ?? "/" }];
    const items = read(file);
    const slugs = Array.isArray(items) ? items.map((item: { slug?: unknown }) => `${folder}/${String(item.slug)}`) : [];
    return [file, { path: folder, items: slugs }];
  });
  const policies = policyNames(data).map((name): [string, Shown] => [`policies/${name}.md`, { path: `/${name}` }]);
  return Object.fromEntries([...files, ...policies]);
}
