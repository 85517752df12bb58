/** Where each value of data/ must be readable: the pages that own its file, and what no page shows. */
import { pageFolders, pagePaths, pagesShowing } from "../../../src/content/contract";
import { courseSections, sectionIdsOf } from "../../../src/content/sections";
import { instantInIndia } from "../../../src/time/india-time";
import type { ContentValue } from "./content-values";
import { read } from "./shown-content";

const [courses, batches] = [read("courses.json"), read("batches.json")];
const isOver = ({ start, fromTime }: (typeof batches)[number]) => instantInIndia(start, fromTime) <= Date.now();

/** Values on no page, by file and path. What `contentValues` knows from the contract is not repeated here. */
const exceptions = [
  /^(?:downloads|redirects)\.json /, // downloads.spec.ts and redirects.spec.ts
  /\.(?:focus|from|until)$|\bseo\.updated$/, // how and when something is shown
  /^payment\.json gst\.included$/, // changes the fees
  /^site\.json (?:forms|httpsForSubdomains)\b/, // settings
  /^site\.json failure\./, // island-boundary.test.tsx
  /^forms\.json (?:mistakes|sending|interrupted|failed|composes|another)\b/, // forms.spec.ts, form-errors.spec.ts and form.test.tsx
  /^forms\.json translations\.\d+\.(?:(?!notice\.)|notice\.more$)/, // forms.spec.ts
  /^contact\.json form\.answer\.hours$/, // for calculations
  /^refund\.json (?:days|percent)$/, // within sentences, and for calculations
  /^home-courses\.json \d+\.shortCourse\.partOf$/, // only /courses shows it, on a card of another kind
  /^home-courses\.json \d+\.topics\.(?![012]$)/, // cards have three
  /^publications\.json \d+\.trainers\./, // among the authors, without their title
  ...batches.flatMap((batch, index) => (isOver(batch) ? new RegExp(`^batches\\.json ${index}\\.`) : [])),
];

const hasSection = (id: string) => courses.some(({ slug }) => sectionIdsOf(`/courses/${slug}`, read)?.includes(id));

/** Texts that no page shows while the content lacks their subject. */
const unused: [fields: RegExp, isUnused: boolean][] = [
  [/^(?:course-pages\.json detail\.|admissions\.json )batches\.|^refund\.json batch$/, batches.every(isOver)],
  [/^course-pages\.json routes\./, courses.every(({ next }) => !next)],
  [/^careers\.json openings\./, read("careers.json").openings.items.length === 0],
  [/\blearningPath\.nothing$/, courses.every(({ prerequisites }) => prerequisites)],
  [/\blearningPath\.keySkills$/, courses.every(({ keySkills }) => !keySkills)],
  [/\blearningPath\.tools$/, courses.every(({ tools }) => !tools)],
  [/\blearningPath\.after$/, courses.every(({ next }) => !next)],
  [/\blearningPath\.read$/, read("blog.json").articles.every(({ course }) => !course)],
  [/^payment\.json tax$/, Boolean(read("payment.json").gst)],
  ...Object.keys(courseSections).map((id): [RegExp, boolean] => [
    new RegExp(`^course-pages\\.json detail\\.${id}\\.`),
    !hasSection(id),
  ]),
];
exceptions.push(...unused.flatMap(([fields, isUnused]) => (isUnused ? fields : [])));

/** Whether no page shows a value. */
export const isUnseen = ({ name }: ContentValue) => exceptions.some((exception) => exception.test(name));

/** Values that only script shows, with the tests that read them on the page. */
const scripted = [
  /^course-pages\.json choosing\.nothing$/, // course-list.spec.ts
  /^contact\.json form\.(?:openers|reach|sent|answer)\b/, // form-presets.spec.ts and forms.spec.ts
  /^blog\.json newsletter\.sent\./, // forms.spec.ts
  /^refund\.json possible$/, // clock.spec.ts
];

/** Whether only script shows a value. */
export const isScripted = ({ name }: ContentValue) => scripted.some((fields) => fields.test(name));

/** The fields of courses and services that their cards show instead of their pages. */
const onCardOnly = /^\d+\.(?:description|duration|students|features\.\d+|popular)$/;

/** The paths of the pages that may show a value. */
export function ownersOf({ file, path }: ContentValue): string[] {
  if (isKeyOf(pageFolders, file)) {
    if (onCardOnly.test(path.join("."))) return [pageFolders[file]];
    if (path[1] === "home") return ["/"];
    return [`${pageFolders[file]}/${read(file)[Number(path[0])]?.slug}`];
  }
  // The calendar of /admissions names only courses, days and hours.
  if (file === "batches.json" && ["mode", "trainer", "seats"].includes(String(path[1])))
    return [`/courses/${read(file)[Number(path[0])]?.course}`];
  if (isKeyOf(pagePaths, file)) return [pagePaths[file], `${pagePaths[file]}/`];
  return pagesShowing[file];
}

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => key in table;
