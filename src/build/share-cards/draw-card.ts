/** Draws a card: satori lays it out and makes outlines of its letters, sharp makes a picture of that. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createElement, type ReactElement } from "react";
import satori, { type SatoriNode, type SatoriOptions } from "satori";
import sharp from "sharp";
import type { SitePage } from "../../content/site-pages";
import { underlinedWords } from "../../text/underlined-words";
import { display } from "../../theme/theme";
import { Card, largestPrice, pictureSize } from "./share-card";
import { setHeadline } from "./fit-headline";
import { sheet } from "./card-size";
import { Facts, Kicker, words } from "./card-text";

// Not `require.resolve`, which does not survive Gatsby's compilation of gatsby-node.ts.
const packages = createRequire(resolve("package.json"));
const font = (file: string) => readFileSync(packages.resolve(`@expo-google-fonts/${file}`));
/** Whole files with ₹, as for the downloads; the pages have 750 between their Bold and their ExtraBold. */
const fonts: SatoriOptions["fonts"] = [
  { name: "Bricolage Grotesque", data: font("bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf") },
  { name: "Figtree", data: font("figtree/700Bold/Figtree_700Bold.ttf") },
];

type Site = { name: string; url: string };

/** Gives the card of a page as a JPEG, which holds the `digest`; `source` is the file of the page's picture. */
export async function drawCard(page: SitePage, { name, url }: Site, source: string | undefined, digest: string) {
  const { width, height } = pictureSize(page);
  const picture =
    source && held("png", await sharp(source).resize(width, height).png({ compressionLevel: 1 }).toBuffer());
  const logo = held("svg+xml", readFileSync(resolve("static/logo.svg")));
  const card = createElement(Card, { page, ...(await sizesOf(page)), name, domain: new URL(url).host, logo, picture });
  const svg = await satori(card, { ...sheet, fonts, onStyleError: fail });
  return sharp(Buffer.from(svg))
    .jpeg({ quality: 85, chromaSubsampling: "4:4:4" }) // sharp edges of letters
    .withExif({ IFD0: { ImageDescription: digest } })
    .toBuffer();
}

/** A picture as an address that holds it. */
const held = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString("base64")}`;

function fail(error: Error) {
  throw error;
}

/** How large heading and price may be, in the room that the other words leave. */
async function sizesOf(page: SitePage) {
  const marked = underlinedWords(page.heading);
  const { price } = page;
  const texts = [...marked.map(({ word }) => word), "n n", "nn", price?.value ?? ""];
  const large = 1000; // satori measures in whole pixels
  const style = { ...display, fontSize: large, whiteSpace: "nowrap" as const };
  const lines = await measured(texts.map((line) => createElement("div", { style }, line)));
  const widths = lines.map((line) => line.width / large);
  const [apart = 0, together = 0, priceWidth = 0] = widths.slice(marked.length);
  const others = await measured([createElement(Kicker, { of: page }), createElement(Facts, { of: page })]);
  const height = others.reduce((left, other) => left - other.height, words.height);
  return {
    headline: setHeadline(
      marked.map((word, index) => ({ ...word, width: widths[index] ?? 0 })),
      apart - together,
      { width: words.width, height, largest: 150 },
    ),
    priceSize: Math.min(largestPrice.size, largestPrice.width / priceWidth),
  };
}

/** The sizes of elements that stand one under the other in the column of the words. */
async function measured(elements: ReactElement[]): Promise<SatoriNode[]> {
  const nodes: SatoriNode[] = [];
  const parts = elements.map((element, index) => createElement("div", { key: `part ${index}`, style: row }, element));
  await satori(createElement("div", { style: column }, parts), {
    width: words.width,
    fonts,
    onNodeDetected: (node) => {
      if (String(node.key).startsWith("part ")) nodes.push(node);
    },
  });
  return nodes;
}

const row = { display: "flex" };
const column = { ...row, flexDirection: "column" as const, alignItems: "flex-start", width: words.width };
