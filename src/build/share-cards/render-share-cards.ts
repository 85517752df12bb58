/** Renders the pictures in public/share, which appear with shared links. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { sitePages, type SitePage } from "../../content/site-pages";
import { createDigester, updateFiles } from "../build-cache";
import { exerciseCardPath } from "../../content/output-paths";
import { drawCard, drawExerciseCard } from "./draw-card";

/** The card of the page at `path`: its text, and an address that changes with it, because networks cache pictures. */
export type ShareCard = { path: string; image: string; alt: string };

/** The GraphQL types of `shareCards`; a page queries its card with its other metadata. */
export const shareCardTypes = `
  type ShareCard implements Node @dontInfer { path: String! image: String! alt: String! }
  type Seo { card: ShareCard @shareCardOfPage }
  type PolicyFrontMatter { card: ShareCard @shareCardOfPage }
`;

/** The context of a resolver: the path of the page whose query runs, and the nodes. */
type Context = { path?: string; nodeModel: { findOne: (query: { type: string; query: object }) => Promise<unknown> } };

/** Resolves the card of the page whose query runs; null for queries without a page. */
export async function resolveShareCard(_source: unknown, _args: unknown, { path, nodeModel }: Context) {
  return path ? nodeModel.findOne({ type: "ShareCard", query: { filter: { path: { eq: path } } } }) : null;
}

/** The cards of the project at `root`, from its checked data. Renders no files. */
export function shareCards(root: string): ShareCard[] {
  const { site, pages } = cardsOf(root);
  return pages.map(({ page, file, digest }) => ({
    path: page.path,
    image: versioned(file, digest),
    alt: altText(page, site.name),
  }));
}

/** Renders the cards whose inputs changed, and removes those of deleted pages. */
export async function renderShareCards(root: string): Promise<void> {
  const { site, pages, exercises } = cardsOf(root);
  const cards = [
    ...pages.map((card) => ({ ...card, render: () => drawCard(card.page, site, card.source, card.digest) })),
    ...exercises.map((card) => ({ ...card, render: () => drawExerciseCard(card.exercise, site, card.digest) })),
  ];
  const published = join(root, "public");
  const outputs = cards.map(({ file, digest, render }) => ({ file: join(published, file), digest, render }));
  await updateFiles(join(published, "share"), outputs);
}

/** The picture address of each exercise, by course slug. Renders no files. */
export function exerciseCards(root: string): Map<string, string> {
  return new Map(cardsOf(root).exercises.map(({ course, file, digest }) => [course, versioned(file, digest)]));
}

/** An address that changes with the file, because networks cache pictures by address. */
const versioned = (file: string, digest: string) => `${file}?v=${digest.slice(0, 8)}`;

function cardsOf(root: string) {
  const data = join(root, checkedData);
  const read = contentReader(data);
  const { name, url } = read("site.json");
  const site = { name, url, logo: readFileSync(resolve("static/logo.svg"), "utf8") };
  const digestOf = createDigester();
  const pages = sitePages(data).map((page) => {
    const source = page.hero && join(data, page.hero.picture.src);
    const digest = digestOf({ page, site }, ...(source ? [source] : []));
    return { page, source, digest, file: `/share${page.path === "/" ? "/index" : page.path}.jpg` };
  });
  const { challenge } = read("course-pages.json").detail.exercise;
  const exercises = read("exercises.json").map(({ course, title, question, lines }) => {
    const exercise = { challenge, title, question, lines };
    return { course, exercise, digest: digestOf({ exercise, site }), file: exerciseCardPath(course) };
  });
  return { site, pages, exercises };
}

/** The text of a card and what its picture shows. */
function altText({ kicker, heading, price, facts = [], hero }: SitePage, name: string): string {
  const cost = price && [price.label, price.value].filter(Boolean).join(": ");
  const texts = [kicker, heading.replaceAll("*", ""), cost, ...facts, hero?.picture.alt, name];
  return texts.flatMap((text) => (text ? [/[.?!…]$/.test(text) ? text : `${text}.`] : [])).join(" ");
}
