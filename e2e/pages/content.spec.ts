/**
 * Every value of data/ is on a page that owns its file, and the items of a list are in order. The contract says which
 * values there are and how they read, so a new field must be on its page as soon as it has a value.
 */
import { readFileSync } from "node:fs";
import { checkedData } from "../../src/build/checked-copy";
import { pageFolders, pagePaths, type DataFile } from "../../src/content/contract";
import { policyNames, splitPolicy } from "../../src/content/policies";
import { instantInIndia } from "../../src/time/india-time";
import { contentValues, labelOf, read, type ContentValue } from "../support/content-values";
import { articleTexts } from "../support/markdown-texts";
import { hasWords, pageTexts, type PageTexts } from "../support/page-texts";
import { expect, test } from "../support/site-test";

/** The pages that show a file without pages of its own, first the one with its list. "/courses/" is every course. */
const shownOn: Record<Exclude<DataFile, keyof typeof pagePaths | keyof typeof pageFolders>, string[]> = {
  "alumni.json": ["/success-stories"],
  "batches.json": ["/admissions"],
  "claims.json": ["/success-stories"],
  "downloads.json": [], // downloads.spec.ts
  "employers.json": ["/success-stories"],
  "exercises.json": ["/courses/"],
  "faculty.json": ["/faculty"],
  "fees.json": ["/admissions"],
  "forms.json": ["/sent", "/contact", "/blog"],
  "home-courses.json": ["/", "/courses"],
  "not-found.json": ["/404"],
  "payment.json": ["/admissions", "/services/"],
  "publications.json": ["/research"],
  "redirects.json": [], // redirects.spec.ts
  "refund.json": ["/terms", "/admissions", "/courses/"],
  "service-testimonials.json": ["/services"],
  "site.json": ["/contact", "/", "/404"],
  "testimonials.json": ["/"],
  "videos.json": ["/gallery"],
};

const [courses, batches] = [read("courses.json"), read("batches.json")];
const isOver = ({ start, fromTime }: (typeof batches)[number]) => instantInIndia(start, fromTime) <= Date.now();
const optionalLists = ["keySkills", "projects", "capstones", "tools", "certifications"] as const;

/** Values on no page. */
const exceptions = [
  /\.(?:icon|color|gradient|band|focus|language|right)$/, // looks, and what decides how other values look
  /\bseo\.updated$/, // discovery.spec.ts
  /^site\.json (?:forms|httpsForSubdomains)\b/, // settings
  /^site\.json failure\./, // failure.spec.ts
  /^forms\.json (?:mistakes|sending|failed|composes|another)\b/, // forms.spec.ts and form-errors.spec.ts
  /^courses\.json \d+\.guide\.|^(?:refund\.json firstYear|contact\.json form\.answer\.hours)$/, // for calculations
  /^home-courses\.json \d+\.shortCourse\.partOf$/, // only /courses shows it, on a card of another kind
  /^home-courses\.json \d+\.topics\.(?![012]$)/, // cards have three
  /^publications\.json \d+\.trainers\./, // among the authors, without their title
  ...batches.flatMap((batch, index) => (isOver(batch) ? new RegExp(`^batches\\.json ${index}\\.`) : [])),
  ...(batches.every(isOver) ? [/\bbatches\.(?:heading|lead|firstClass)$/, /^refund\.json batch$/] : []),
  ...(courses.every(({ prerequisites }) => prerequisites) ? [/\blearningPath\.nothing$/] : []),
  ...optionalLists.flatMap((list) => (courses.some((course) => course[list]) ? [] : new RegExp(`detail\\.${list}\\.`))),
];
const values = contentValues().filter(({ name }) => !exceptions.some((exception) => exception.test(name)));

/** The fields of courses and services that their cards show as well as, or instead of, their pages. */
const onCardToo = /^\d+\.(?:title|price|priceText|level|students|highlights\.[01])$/;
const onCardOnly = /^\d+\.(?:description|duration|features\.\d+|popular)$/;

const isOnCard = ({ path }: ContentValue) => [onCardToo, onCardOnly].some((fields) => fields.test(path.join(".")));

let pages: PageTexts[];
test.beforeAll(async () => {
  pages = await pageTexts();
});

/** The paths of the pages that may show a value, first the one with its list. */
function ownersOf({ file, path }: ContentValue): string[] {
  if (isKeyOf(pageFolders, file)) {
    if (onCardOnly.test(path.join("."))) return [pageFolders[file]];
    if (path[1] === "home") return ["/"];
    return [`${pageFolders[file]}/${read(file)[Number(path[0])]?.slug}`];
  }
  if (isKeyOf(pagePaths, file)) return [pagePaths[file], `${pagePaths[file]}/`];
  return shownOn[file];
}

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => key in table;

/** Whether a text has a value in one of its notations. */
const isIn = (text: string, { texts }: ContentValue) =>
  texts.every((notations) => notations.some((words) => hasWords(text, words)));

/** Whether a link, an island or search results have a value. */
const isAttribute = ({ attributes }: PageTexts, { texts }: ContentValue) =>
  texts.every((notations) =>
    notations.some((words) => [words, JSON.stringify(words).slice(1, -1)].some((one) => attributes.includes(one))),
  );

test("every value of data/ is on a page that owns its file", () => {
  const texts = values.filter(({ value }) => typeof value === "string").flatMap((value) => value.texts.flat());
  const sentences = texts
    .filter((text) => /\d.*\p{L}|\p{L}.*\d/u.test(text))
    .sort((one, other) => other.length - one.length);
  // A number within a sentence of data/ is not this number.
  const numbersOn = new Map(
    pages.map(({ path, shown }) => [path, sentences.reduce((rest, text) => rest.replaceAll(text, "\n"), shown)]),
  );
  const missing = values.filter((value) => {
    const owners = ownersOf(value);
    const isOn = (page: PageTexts) =>
      typeof value.value === "number"
        ? isIn(numbersOn.get(page.path) ?? "", value)
        : isIn(page.shown, value) || isAttribute(page, value);
    const folderOf = (path: string) => (path === "/" ? undefined : path.replace(/[^/]+$/, ""));
    const owning = pages.filter(({ path }) => owners.includes(path) || owners.includes(folderOf(path) ?? ""));
    return owners.length > 0 && !owning.some(isOn);
  });
  expect(missing.map((value) => `${value.name}: ${value.value} is not on ${ownersOf(value).join(" or ")}`)).toEqual([]);
});

type List = { name: string; path: string | undefined; isOfCards: boolean; items: ContentValue[][] };

/** Lists in an order of their own: the next batch and the featured article are first. */
const isResorted = (name: string) => ["batches.json ", "blog.json articles"].includes(name);

/** Every list whose items have several fields, with the path of its page. */
function lists(): List[] {
  const found = new Map<string, List>();
  for (const value of values)
    for (const [depth, step] of value.path.slice(0, -1).entries()) {
      if (typeof step !== "number") continue;
      const name = `${value.file} ${value.path.slice(0, depth).join(".")}`;
      const isOfCards = depth === 0 && isKeyOf(pageFolders, value.file);
      const path = isOfCards ? pageFolders[value.file as keyof typeof pageFolders] : ownersOf(value)[0];
      const list = found.get(name) ?? { name, path, isOfCards, items: [] };
      found.set(name, list);
      (list.items[step] ??= []).push(value);
    }
  return [...found.values()];
}

test("lists are in order, each item with all its values and no label too many", () => {
  for (const { name, path, isOfCards, items } of lists()) {
    const { shown = "", ranges = [] } = pages.find((page) => page.path === path) ?? {};
    const isExpected = (value: ContentValue) => (isOfCards ? isOnCard(value) : isIn(shown, value));
    let last = 0;
    for (const item of items.filter(Boolean)) {
      const wanted = item.filter((value) => value.texts.length > 0 && isExpected(value));
      if (wanted.length === 0) continue;
      const place = ranges.find(
        ([start, end]) => start >= last && wanted.every((value) => isIn(shown.slice(start, end), value)),
      );
      const told = `${name} on ${path}: ${wanted.map(({ value }) => value).join(" · ")}`;
      expect.soft(place, `not together, or not in order: ${told}`).toBeDefined();
      if (!place) break; // the others would fail with it
      const [start, end] = place;
      const unset = item
        .filter((value) => value.value === false && (isOnCard(value) || !isOfCards))
        .map(({ path: steps }) => labelOf(String(steps.at(-1))));
      expect
        .soft(
          unset.filter((label) => hasWords(shown.slice(start, end), label)),
          `labels of ${told}`,
        )
        .toEqual([]);
      if (!isResorted(name)) last = end;
    }
  }
});

test("a course page has the sections for which its course has a list", () => {
  const { detail } = read("course-pages.json");
  for (const course of courses) {
    const { shown = "" } = pages.find(({ path }) => path === `${pageFolders["courses.json"]}/${course.slug}`) ?? {};
    const parts = optionalLists.filter((list) => shown.split("\n").includes(detail[list].heading));
    expect.soft(parts, course.title).toEqual(optionalLists.filter((list) => course[list]));
  }
});

test("every policy is on its page", () => {
  for (const name of policyNames(checkedData)) {
    const { shown = "" } = pages.find(({ path }) => path === `/${name}`) ?? {};
    const { body } = splitPolicy(readFileSync(`${checkedData}/policies/${name}.md`, "utf8"));
    const texts = articleTexts(body.split("\n").filter((line) => line.trim() !== ""));
    expect
      .soft(
        texts.filter((text) => !hasWords(shown, text)),
        name,
      )
      .toEqual([]);
  }
});
