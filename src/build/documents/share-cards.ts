/** Draws the pictures in public/share, which appear with shared links. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../content/files-below";
import { exerciseCardPath } from "../../content/output-paths";
import { contentReader } from "../../content/read-content";
import { sitePages, type SitePage } from "../../content/site-pages";
import { underlinedWords } from "../../text/underlined-words";
import { band, color } from "../../theme/theme";
import { checkedData } from "../checked-copy";
import { drawSvg } from "./typesetter";

/** The card of the page at `path`: its text, and an address that changes with it, because networks cache pictures. */
export type ShareCard = { path: string; image: string; alt: string };

/** The GraphQL types of the cards; a page queries its card with its other metadata. */
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

/**
 * Renders the cards of the project at `root` from its checked data, and removes those of deleted pages. Returns the cards
 * of pages, and the addresses of those of exercises by the slug of their course.
 *
 * @throws an Error that lists characters missing from the fonts
 */
export async function renderShareCards(root: string): Promise<{ pages: ShareCard[]; exercises: Map<string, string> }> {
  const data = join(root, checkedData);
  const read = contentReader(data);
  const { name, url } = read("site.json");
  const owner = { name, domain: new URL(url).host };
  const published = join(root, "public");
  const { challenge } = read("course-pages.json").detail.exercise;
  const pages = sitePages(data).map((page) => {
    const { path, heading, kicker, facts, price, hero } = page;
    const ground = hero ? band[hero.band] : color.panel;
    const size = hero?.band === "page" ? { width: 624, height: 468 } : { width: 600, height: 400, isFramed: true };
    const strings = { ...owner, kicker, heading: underlinedWords(heading), facts, price, ground };
    return {
      page,
      file: `/share${path === "/" ? "/index" : path}.jpg`,
      svg: drawSvg("share-card", { ...strings, picture: hero && size }, placeholder),
      picture: hero && { ...size, source: join(data, hero.picture.src) },
    };
  });
  const exercises = read("exercises.json").map(({ course, title, question, lines }) => ({
    course,
    file: exerciseCardPath(course),
    svg: drawSvg("exercise-card", { ...owner, challenge, title, question, lines }),
  }));
  const cards: Card[] = [...pages, ...exercises];
  const update = async (card: Card) => [card.file, await updateCard(published, card)] as const;
  const digests = new Map(await Promise.all(cards.map(update)));
  for (const name of filesBelow(join(published, "share")))
    if (!digests.has(`/share/${name}`)) rmSync(join(published, "share", name));
  const address = ({ file }: Card) => `${file}?v=${digests.get(file)?.slice(0, 8)}`;
  return {
    pages: pages.map((card) => ({ path: card.page.path, image: address(card), alt: altText(card.page, name) })),
    exercises: new Map(exercises.map((card) => [card.course, address(card)])),
  };
}

/** Stands for a card's picture in its SVG: to resize every picture in every build would take a second. */
const placeholder = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');

/** A card as an SVG, with a placeholder for its picture, whose size is in pixels. */
type Card = { file: string; svg: string; picture?: { source: string; width: number; height: number } };

const encoding = { quality: 85, chromaSubsampling: "4:4:4" }; // crisp text edges

/** Returns a digest of the card. Writes a JPEG that contains it, unless the file does already. */
async function updateCard(published: string, { svg, picture, ...card }: Card): Promise<string> {
  const file = join(published, card.file);
  const source = picture ? readFileSync(picture.source) : "";
  const digest = createHash("sha256").update(JSON.stringify(encoding)).update(svg).update(source).digest("hex");
  if (existsSync(file) && readFileSync(file).includes(digest)) return digest;
  const resized =
    picture && (await sharp(source).resize(picture.width, picture.height).png({ compressionLevel: 1 }).toBuffer());
  const whole = svg.replace(
    `data:image/svg+xml;base64,${placeholder.toString("base64")}`,
    `data:image/png;base64,${resized?.toString("base64")}`,
  );
  const jpeg = sharp(Buffer.from(whole))
    .jpeg(encoding)
    .withExif({ IFD0: { ImageDescription: digest } });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await jpeg.toBuffer());
  return digest;
}

/** The text of a card and what its picture shows. */
function altText({ kicker, heading, price, facts = [], hero }: SitePage, name: string): string {
  const cost = price && [price.label, price.value].filter(Boolean).join(": ");
  const texts = [kicker, heading.replaceAll("*", ""), cost, ...facts, hero?.picture.alt, name];
  return texts.flatMap((text) => (text ? [/[.?!…]$/.test(text) ? text : `${text}.`] : [])).join(" ");
}
