/** The emoji of testimonials as drawings in the site's style, identical on every device. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import { emojiPath } from "../content/output-paths";
import { contentReader } from "../content/read-content";
import { color } from "../theme/theme";
import { checkedData } from "./checked-copy";
import { readStaticFont } from "./font-files";

/** Replaces the emoji files in public/ of the project at `root`. */
export function writeEmojiFiles(root: string) {
  const draw = emojiArtist();
  rmSync(join(root, "public", dirname(emojiPath(""))), { recursive: true, force: true });
  for (const { image } of contentReader(join(root, checkedData))("testimonials.json")) {
    const file = join(root, "public", emojiPath(image));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, draw(image));
  }
}

/**
 * Returns a function that draws an emoji as SVG: lines on a coloured background. Emoji newer than the font fall back to
 * the visitor's device.
 */
export function emojiArtist(): (emoji: string) => string {
  const font = create(readStaticFont({ name: "Noto Emoji" }, 400));
  return (emoji) => drawEmoji(font, emoji);
}

function drawEmoji(font: Font, emoji: string): string {
  const { glyphs } = font.layout(emoji);
  const [glyph] = glyphs;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-22 -22 44 44"><path fill="${color.highlight}" d="M-22-22h44v44h-44z"/>`;
  if (!glyph?.id || glyphs.length > 1)
    return `${ground}<text y="10" text-anchor="middle" font-size="28">${emoji}</text></svg>`;
  const { minX, minY, maxX, maxY } = glyph.bbox;
  const scale = 32 / Math.max(maxX - minX, maxY - minY);
  const path = glyph.path.translate(-(minX + maxX) / 2, -(minY + maxY) / 2).scale(scale, -scale);
  return `${ground}<path fill="${color.ink}" d="${path.toSVG()}"/></svg>`;
}
