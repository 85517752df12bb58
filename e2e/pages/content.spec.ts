/**
 * Every value of data/ is on a page that owns its file, and the items of a list are in order. The contract says which
 * values there are and how they read, so a new field must be on its page as soon as it has a value.
 */
import { readFileSync } from "node:fs";
import { checkedData } from "../../src/build/checked-copy";
import { pageFolders } from "../../src/content/contract";
import { policyNames, splitPolicy } from "../../src/content/policies";
import { entryAnchors } from "../../src/content/anchors";
import { isKeyOf, isOnCard, isScripted, isUnseen, ownersOf } from "../support/content-owners";
import { contentValues, labelOf, type ContentValue } from "../support/content-values";
import { articleTexts } from "../support/markdown-texts";
import { hasWords, pageTexts, type PageTexts } from "../support/page-texts";
import { read } from "../support/shown-content";
import { expect, test } from "../support/site-test";

const values = contentValues().filter((value) => !isUnseen(value));

let pages: PageTexts[];
test.beforeAll(async () => {
  pages = await pageTexts();
});

/** The page at a path, or the pages in a folder such as "/courses/". */
const pagesOf = (owner: string) =>
  pages.filter(({ path }) => path === owner || (owner !== "/" && path.replace(/[^/]+$/, "") === owner));

/** Whether a text has a value in one of its notations. */
const isIn = (text: string, { texts }: ContentValue) =>
  texts.every((notations) => notations.some((words) => hasWords(text, words)));

/** Whether visitors get a value from an attribute or, if only script shows it, whether the script has it. */
const isTold = ({ addresses, told, scripted }: PageTexts, content: ContentValue) =>
  addresses.includes(String(content.value)) || isIn(isScripted(content) ? scripted : told, content);

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
        : isIn(page.shown, value) || isTold(page, value);
    return owners.length > 0 && !owners.flatMap(pagesOf).some(isOn);
  });
  expect(missing.map((value) => `${value.name}: ${value.value} is not on ${ownersOf(value).join(" or ")}`)).toEqual([]);
});

type List = { name: string; path: string | undefined; isOfCards: boolean; items: ContentValue[][] };

const lengthOf = ({ texts }: ContentValue) => texts.flat().join("").length;

/** Lists in an order of their own: batches by course, articles by topic, and categories as their albums are. */
const isResorted = (name: string) => ["batches.json ", "blog.json articles", "gallery.json categories"].includes(name);

/** Values that a drawing has, apart from the others of their item. */
const isDrawn = ({ path }: ContentValue) => path.at(-1) === "packageBefore";

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
    let last = 0;
    for (const item of items.filter(Boolean)) {
      const own = item.filter((value) => (isOfCards ? isOnCard(value) : !isDrawn(value)));
      const [longest] = own.toSorted((one, other) => lengthOf(other) - lengthOf(one));
      if (!longest || lengthOf(longest) === 0 || !isIn(shown, longest)) continue; // only a script shows it
      const wanted = own.filter((value) => value.texts.length > 0 && (isOfCards || isIn(shown, value)));
      const place = ranges.find(
        ([start, end]) => start >= last && wanted.every((value) => isIn(shown.slice(start, end), value)),
      );
      const told = `${name} on ${path}: ${wanted.map(({ value }) => value).join(" · ")}`;
      expect.soft(place, `not together, or not in order: ${told}`).toBeDefined();
      if (!place) break; // the others would fail with it
      const [start, end] = place;
      const unset = own.filter(({ value }) => value === false).map(({ path: steps }) => labelOf(String(steps.at(-1))));
      const labels = unset.filter((label) => hasWords(shown.slice(start, end), label));
      expect.soft(labels, `labels of ${told}`).toEqual([]);
      if (!isResorted(name)) last = end;
    }
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

test("every reference is a link, as often as an entry has it", () => {
  const references = values.filter(({ leadsTo }) => leadsTo);
  for (const reference of references) {
    const { file, leadsTo = "" } = reference;
    const owners = ownersOf(reference);
    const leads = owners.flatMap(pagesOf).flatMap((page) => (page.path === leadsTo ? [leadsTo] : page.leads));
    const likeIt = references.filter((other) => other.file === file && other.leadsTo === leadsTo);
    const often = likeIt.filter((other) => ownersOf(other).join() === owners.join()).length;
    expect.soft(leads.filter((to) => to === leadsTo).length, `${file} → ${leadsTo}`).toBeGreaterThanOrEqual(often);
  }
});

test("trainers lead to their articles and papers, and papers to them", () => {
  const leadsOf = (path: string) => pages.find((page) => page.path === path)?.leads;
  const anchors = entryAnchors("publications.json", read("publications.json"));
  const papers = read("publications.json").flatMap(({ trainers = [] }, index) =>
    trainers.map((slug) => ({ anchor: anchors[index], slug })),
  );
  const articles = read("blog.json").articles.filter(({ trainer }) => trainer);
  const places = [...articles.map(({ slug }) => `/blog#${slug}`), ...papers.map(({ anchor }) => `/research#${anchor}`)];
  expect(leadsOf("/faculty")).toEqual(expect.arrayContaining(places));
  expect(leadsOf("/research")).toEqual(expect.arrayContaining(papers.map(({ slug }) => `/faculty#${slug}`)));
});
