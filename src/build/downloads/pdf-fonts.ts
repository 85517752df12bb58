/** The fonts of the documents: each is opened once, and each word set once, however many documents there are. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { create, type Font, type GlyphRun } from "fontkit";

// Not `require.resolve`, which does not survive Gatsby's compilation of gatsby-node.ts.
const packages = createRequire(resolve("package.json"));
const font = (file: string) => setOnce(create(readFileSync(packages.resolve(`@expo-google-fonts/${file}`))));

export const fonts = {
  display: font("bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf"),
  text: font("figtree/400Regular/Figtree_400Regular.ttf"),
  bold: font("figtree/700Bold/Figtree_700Bold.ttf"),
};

/** The font, but for a memory of how its words are set, which is the larger part of the work of a document. */
function setOnce(font: Font): Font {
  const known = new Map<string, GlyphRun>();
  const layout: Font["layout"] = (text, features) => {
    if (features) return font.layout(text, features);
    const run = known.get(text) ?? font.layout(text);
    known.set(text, run);
    // pdfkit scales the positions in place. Casts, because Object.create gives an object of no known type.
    return Object.assign(Object.create(run) as GlyphRun, { positions: run.positions.map((at) => ({ ...at })) });
  };
  return Object.assign(Object.create(font) as Font, { layout });
}
