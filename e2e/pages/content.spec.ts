/**
 * Expects every value of data/ on a page that owns its file. Values and notations follow from the contract, so a new
 * field is covered as soon as it has a value. A number must be in a card with a text of its entry. The outlines cover
 * order and the parts of cards.
 */
import { readFileSync } from "node:fs";
import { checkedData } from "../../src/build/checked-data";
import { pageFolders } from "../../src/content/contract";
import { policyNames, splitPolicy } from "../../src/content/policies";
import { entryAnchors } from "../../src/content/anchors";
import { isScripted, isUnseen, ownersOf } from "../support/content/content-owners";
import { contentValues, type ContentValue } from "../support/content/content-values";
import { articleTexts } from "../support/content/markdown-texts";
import { cardsWith, hasWords, pageTexts, type PageTexts } from "../support/content/page-texts";
import { read } from "../support/content/shown-content";
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

/** The texts of the entry that a number belongs to. */
function textsBeside({ file, path }: ContentValue): string[] {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const isBeside = (other: ContentValue) =>
      other.file === file && path.slice(0, depth).every((key, index) => key === other.path[index]);
    const texts = values
      .filter((other) => typeof other.value === "string" && isBeside(other))
      .flatMap((other) => other.texts.flat());
    if (texts.length > 0) return texts;
  }
  return [];
}

/** Whether a value is in an attribute that visitors perceive or, if only script shows it, in the script's data. */
const isTold = ({ addresses, told, scripted }: PageTexts, content: ContentValue) =>
  addresses.includes(String(content.value)) || isIn(isScripted(content) ? scripted : told, content);

test("every value of data/ is on a page that owns its file", () => {
  const texts = values.filter(({ value }) => typeof value === "string").flatMap((value) => value.texts.flat());
  const sentences = texts
    .filter((text) => /\d.*\p{L}|\p{L}.*\d/u.test(text))
    .sort((one, other) => other.length - one.length);
  // Drops sentences of data/, whose numbers are their own.
  const numbersIn = (text: string) => sentences.reduce((rest, sentence) => rest.replaceAll(sentence, "\n"), text);
  const missing = values.filter((value) => {
    const owners = ownersOf(value);
    const beside = typeof value.value === "number" ? textsBeside(value) : [];
    const isOn = (page: PageTexts) => {
      if (typeof value.value !== "number") return isIn(page.shown, value) || isTold(page, value);
      // The whole page is about an entry that has a page.
      const isOfPage = value.path.length === 2 && value.file in pageFolders;
      const cards = isOfPage ? [page.shown] : beside.flatMap((text) => cardsWith(page, text));
      return cards.some((text) => isIn(numbersIn(text), value));
    };
    return owners.length > 0 && !owners.flatMap(pagesOf).some(isOn);
  });
  expect(missing.map((value) => `${value.name}: ${value.value} is not on ${ownersOf(value).join(" or ")}`)).toEqual([]);
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
