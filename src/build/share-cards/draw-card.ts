/** Draws a card: satori lays it out and outlines the text, sharp renders the SVG. */
import { createElement, type ReactElement } from "react";
import satori, { type SatoriNode } from "satori";
import sharp from "sharp";
import type { SitePage } from "../../content/site-pages";
import { underlinedWords } from "../../text/underlined-words";
import { codeFont, fontFamilies } from "../../theme/font-families";
import { display } from "../../theme/theme";
import { missingCharacters, readStaticFont } from "../font-files";
import { ExerciseCard, type ExerciseOnCard } from "./exercise-card";
import { Card, largestPrice, pictureSize } from "./share-card";
import { layoutHeadline } from "./fit-headline";
import { sheet } from "./card-size";
import { Facts, Kicker, textBox } from "./card-text";

const families = [fontFamilies.display, fontFamilies.text];
const fonts = [
  ...families.map((family) => ({ name: family.name, data: readStaticFont(family, family.weights.card) })),
  { name: codeFont.name, data: readStaticFont(codeFont, codeFont.weight) },
];

/** The institute on a card; `logo` is the text of an SVG file. */
type Site = { name: string; url: string; logo: string };

/**
 * Returns the card of a page as a JPEG that contains the `digest`; `source` is the page's picture file.
 *
 * @throws an Error that lists characters missing from the fonts
 */
export async function drawCard(page: SitePage, site: Site, source: string | undefined, digest: string) {
  const { width, height } = pictureSize(page);
  const picture =
    source && dataUri("png", await sharp(source).resize(width, height).png({ compressionLevel: 1 }).toBuffer());
  return render(createElement(Card, { page, ...(await sizesOf(page)), owner: ownerOf(site), picture }), digest);
}

/** Returns the card of a course's exercise, as `drawCard` does for a page. */
export function drawExerciseCard(exercise: ExerciseOnCard, site: Site, digest: string) {
  return render(createElement(ExerciseCard, { exercise, owner: ownerOf(site) }), digest);
}

const ownerOf = ({ name, url, logo }: Site) => ({
  name,
  domain: new URL(url).host,
  logo: dataUri("svg+xml", Buffer.from(logo)),
});

async function render(card: ReactElement, digest: string): Promise<Buffer> {
  const svg = await satori(card, { ...sheet, fonts, onStyleError: rethrow, loadAdditionalAsset: rejectMissing });
  return sharp(Buffer.from(svg))
    .jpeg({ quality: 85, chromaSubsampling: "4:4:4" }) // crisp text edges
    .withExif({ IFD0: { ImageDescription: digest } })
    .toBuffer();
}

const dataUri = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString("base64")}`;

function rethrow(error: Error) {
  throw error;
}

/** Like a browser, satori falls back to the other font for a missing character, and calls this if both lack it. */
function rejectMissing(_script: string, characters: string) {
  const names = families.map(({ name }) => `"${name}"`).join(" and ");
  return Promise.reject(missingCharacters(`${names} (share cards)`, characters));
}

/** The heading's layout and the price's font size, in the remaining space. */
async function sizesOf(page: SitePage) {
  const words = underlinedWords(page.heading);
  const { price } = page;
  const texts = [...words.map(({ word }) => word), "n n", "nn", price?.value ?? ""];
  const large = 1000; // satori measures in whole pixels
  const style = { ...display, fontSize: large, whiteSpace: "nowrap" as const };
  const lines = await measure(texts.map((text) => createElement("div", { style }, text)));
  const widths = lines.map((line) => line.width / large);
  const [apart = 0, together = 0, priceWidth = 0] = widths.slice(words.length);
  const others = await measure([createElement(Kicker, { page }), createElement(Facts, { page })]);
  const height = others.reduce((left, other) => left - other.height, textBox.height);
  return {
    headline: layoutHeadline(
      words.map((word, index) => ({ ...word, width: widths[index] ?? 0 })),
      apart - together,
      { width: textBox.width, height, largest: 150 },
    ),
    priceSize: Math.min(largestPrice.size, largestPrice.width / priceWidth),
  };
}

/** The sizes of the elements when each is in its own row of the text column. */
async function measure(elements: ReactElement[]): Promise<SatoriNode[]> {
  const nodes: SatoriNode[] = [];
  const parts = elements.map((element, index) => createElement("div", { key: `part ${index}`, style: row }, element));
  await satori(createElement("div", { style: column }, parts), {
    width: textBox.width,
    fonts,
    onNodeDetected: (node) => {
      if (String(node.key).startsWith("part ")) nodes.push(node);
    },
  });
  return nodes;
}

const row = { display: "flex" };
const column = { ...row, flexDirection: "column" as const, alignItems: "flex-start", width: textBox.width };
