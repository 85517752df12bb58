/** The pictures of public/share that shared links show: which there are, and when they are drawn again. */
import { join } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { sitePages, type SitePage } from "../../content/site-pages";
import { createDigester, sourceFiles, updateFiles, type Progress } from "../build-cache";
import { exerciseCardPath } from "../../content/output-paths";
import { drawCard, drawExerciseCard } from "./draw-card";

/** The card of the page at `path`: its address, which changes with it so that no network keeps an old fee, and its text. */
export type ShareCard = { path: string; image: string; alt: string };

/** A change in any of these redraws all cards. */
const sources = sourceFiles("src/build/share-cards");

/** The GraphQL types of what `shareCards` returns; a page asks for its card where it asks for its other metadata. */
export const shareCardTypes = `
  type ShareCard implements Node @dontInfer { path: String! image: String! alt: String! }
  type Seo { card: ShareCard @shareCardOfPage }
  type PolicyFrontMatter { card: ShareCard @shareCardOfPage }
`;

/** The context of a resolver: the address of the page whose query runs, and the nodes. */
type Context = { path?: string; nodeModel: { findOne: (query: { type: string; query: object }) => Promise<unknown> } };

/** Resolves the card of the page whose query runs; pages without an address have none. */
export async function resolveShareCard(_source: unknown, _args: unknown, { path, nodeModel }: Context) {
  return path ? nodeModel.findOne({ type: "ShareCard", query: { filter: { path: { eq: path } } } }) : null;
}

/** The cards of the project at `root`, from its checked data; draws no files. */
export function shareCards(root: string): ShareCard[] {
  return cardsOf(root).map(({ page, file, digest, site }) => ({
    path: page.path,
    image: versioned(file, digest),
    alt: altText(page, site.name),
  }));
}

/** Draws the cards whose content or sources changed, and removes those of deleted pages. */
export async function renderShareCards(root: string, progress?: Progress): Promise<void> {
  const published = join(root, "public");
  const pages = cardsOf(root).map(({ page, file, digest, site, source }) => ({
    file: join(published, file),
    digest,
    render: () => drawCard(page, site, source, digest),
  }));
  const exercises = exerciseCardsOf(root).map(({ exercise, site, file, digest }) => ({
    file: join(published, file),
    digest,
    render: () => drawExerciseCard(exercise, site, digest),
  }));
  await updateFiles(join(published, "share"), [...pages, ...exercises], progress);
}

/** The address of the picture of each exercise, by the slug of its course; draws no files. */
export function exerciseCards(root: string): Map<string, string> {
  return new Map(exerciseCardsOf(root).map(({ course, file, digest }) => [course, versioned(file, digest)]));
}

function exerciseCardsOf(root: string) {
  const digestOf = createDigester();
  const read = contentReader(join(root, checkedData));
  const { name, url } = read("site.json");
  const site = { name, url };
  const { challenge } = read("course-pages.json").detail.exercise;
  return read("exercises.json").map(({ course, title, question, lines }) => {
    const exercise = { challenge, title, question, lines };
    return { course, exercise, site, digest: digestOf({ exercise, site }, sources), file: exerciseCardPath(course) };
  });
}

/** An address that changes with the file, as networks cache pictures by address. */
const versioned = (file: string, digest: string) => `${file}?v=${digest.slice(0, 8)}`;

function cardsOf(root: string) {
  const digestOf = createDigester();
  const data = join(root, checkedData);
  const { name, url } = contentReader(data)("site.json");
  const site = { name, url };
  return sitePages(data).map((page) => {
    const source = page.hero && join(data, page.hero.picture.src);
    const digest = digestOf({ page, site }, [...(source ? [source] : []), ...sources]);
    return { page, site, source, digest, file: `/share${page.path === "/" ? "/index" : page.path}.jpg` };
  });
}

/** The text of a card and what its picture shows. */
function altText({ kicker, heading, price, facts = [], hero }: SitePage, name: string): string {
  const cost = price && [price.label, price.value].filter(Boolean).join(": ");
  const texts = [kicker, heading.replaceAll("*", ""), cost, ...facts, hero?.picture.alt, name];
  return texts.flatMap((text) => (text ? [/[.?!…]$/.test(text) ? text : `${text}.`] : [])).join(" ");
}
