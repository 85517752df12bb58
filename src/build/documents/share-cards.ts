/** Draws the pictures in public/share, which appear with shared links. */
import { join } from "node:path";
import sharp from "sharp";
import { contentReader } from "../../content/read-content";
import { sitePages, type SitePage } from "../../content/site-pages";
import { underlinedWords } from "../../text/underlined-words";
import { band, color } from "../../theme/theme";
import { checkedData } from "../checked-copy";
import type { ResolverContext } from "../resolvers";
import { drawSvg } from "./typesetter";
import { updateFolder, type Drawing } from "./update-folder";

/**
 * The share card of the page at `path`: its alt text, and an image URL that changes with the image, because social
 * networks cache images.
 */
export type ShareCard = { path: string; image: string; alt: string };

/** `size` is the size of `picture`, in pixels. */
type Card = Drawing & { size?: { width: number; height: number } };

/** The GraphQL types of the cards; a page queries its card with its other metadata. */
export const shareCardTypes = `
  type ShareCard implements Node @dontInfer { path: String! image: String! alt: String! }
  type Seo { card: ShareCard @shareCardOfPage }
  type PolicyFrontMatter { card: ShareCard @shareCardOfPage }
`;

/** Resolves the card of the page whose query runs; null for queries without a page. */
export async function resolveShareCard(_source: unknown, _args: unknown, { path, nodeModel }: ResolverContext) {
  return path ? nodeModel.findOne({ type: "ShareCard", query: { filter: { path: { eq: path } } } }) : null;
}

/**
 * Renders the cards whose inputs changed, from the checked data of the project at `root`. Returns the cards of all
 * pages.
 *
 * @throws an Error that lists characters missing from the fonts
 */
export async function renderShareCards(root: string): Promise<ShareCard[]> {
  const data = join(root, checkedData);
  const read = contentReader(data);
  const { name, url } = read("site.json");
  const owner = { name, domain: new URL(url).host };
  const pages = sitePages(data).map((page) => {
    const { path, heading, kicker, facts, price, hero } = page;
    const size = hero?.band === "page" ? { width: 624, height: 468 } : { width: 600, height: 400, isFramed: true };
    const ground = hero ? band[hero.band] : color.panel;
    const text = { kicker, heading: underlinedWords(heading), facts, price };
    return {
      page,
      path: `/share${path === "/" ? "/index" : path}.jpg`,
      template: "share-card" as const,
      strings: { ...owner, ...text, ground, picture: hero && size },
      picture: hero && join(data, hero.picture.src),
      size,
    };
  });
  const draw = async ({ template, strings, picture, size }: Card) => {
    const png = picture ? await sharp(picture).resize(size).png({ compressionLevel: 1 }).toBuffer() : undefined;
    return sharp(Buffer.from(drawSvg(template, strings, png)))
      .jpeg({ quality: 85, chromaSubsampling: "4:4:4" }) // crisp text edges
      .toBuffer();
  };
  const digests = await updateFolder<Card>(root, "share", pages, draw);
  const address = ({ path }: Drawing) => `${path}?v=${digests.get(path)?.slice(0, 8)}`;
  return pages.map((card) => ({ path: card.page.path, image: address(card), alt: altText(card.page, name) }));
}

/** Returns the alt text: the card's text, followed by its picture's alt text. */
function altText({ kicker, heading, price, facts = [], hero }: SitePage, name: string): string {
  const cost = price && [price.label, price.value].filter(Boolean).join(": ");
  const texts = [kicker, heading.replaceAll("*", ""), cost, ...facts, hero?.picture.alt, name];
  return texts.flatMap((text) => (text ? [/[.?!…]$/.test(text) ? text : `${text}.`] : [])).join(" ");
}
