/** Draws the pictures in public/share, which appear with shared links. */
import { join } from "node:path";
import sharp from "sharp";
import { contentReader } from "../../content/content-reader";
import { shareCardPath } from "../../content/output-paths";
import { sitePages } from "../../content/site-pages";
import { underlinedWords } from "../../text/underlined-words";
import { band, color } from "../../theme/theme";
import { checkedData } from "../checked-data";
import { writeCached } from "../write-files";
import { drawSvg, inputsOf } from "./typesetter";

/** Renders the cards whose inputs changed, from the checked data of the project at `root`. */
export async function renderShareCards(root: string) {
  const data = join(root, checkedData);
  const { name, url } = contentReader(data)("site.json");
  const owner = { name, domain: new URL(url).host };
  const cards = sitePages(data).map(({ path, heading, kicker, facts, price, hero }) => {
    const size = hero?.band === "page" ? { width: 624, height: 468 } : { width: 600, height: 400, isFramed: true };
    const ground = hero ? band[hero.band] : color.panel;
    const text = { kicker, heading: underlinedWords(heading), facts, price };
    const strings = { ...owner, ...text, ground, picture: hero && size };
    const source = hero && join(data, hero.picture.src);
    return {
      file: join(root, "public", shareCardPath(path)),
      inputs: () => inputsOf(strings, source),
      make: async () => {
        const picture = source ? await sharp(source).resize(size).png({ compressionLevel: 1 }).toBuffer() : undefined;
        return sharp(Buffer.from(drawSvg("share-card", strings, picture)))
          .jpeg({ quality: 85, chromaSubsampling: "4:4:4" }) // crisp text edges
          .toBuffer();
      },
    };
  });
  await writeCached(join(root, ".cache/drawings/share"), cards);
}
