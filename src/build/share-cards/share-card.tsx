import type { SitePage } from "../../content/site-pages";
import { band, body, color, display, text } from "../../theme/theme";
import type { Headline } from "./fit-headline";
import { foot, ink, outline, placed, sheet, stacked } from "./card-size";
import { CardText } from "./card-text";

const framed = { left: 552, top: 50, width: 600, height: 400 };
/** The position of a picture without a frame, whose background is the page's own. It stands on the foot. */
const unframed = { left: 548, top: foot.top - 468, width: 624, height: 468 };

/** The size of a card's picture, without its frame. */
export function pictureSize({ hero }: SitePage) {
  if (hero?.band === "page") return unframed;
  return { width: framed.width - 2 * outline, height: framed.height - 2 * outline };
}

/** The maximum type size and width of the price: some chats crop the picture to its central square. */
export const largestPrice = { size: 60, width: 330 };

/** The institute on a card; the logo is a data URI. */
export type Owner = { name: string; domain: string; logo: string };

/** The picture is a data URI. */
type CardProps = { page: SitePage; headline: Headline; priceSize: number; picture?: string; owner: Owner };

/** As on the pages: text on the left, an outlined picture on the right, on the page's band; the price is on a label. */
export function Card({ page, headline, priceSize, picture, owner }: CardProps) {
  const { hero, price } = page;
  return (
    <div style={{ ...card, background: hero ? band[hero.band] : color.panel }}>
      <CardText page={page} headline={headline} />
      {picture ? (
        <img src={picture} alt="" {...pictureSize(page)} style={hero?.band === "page" ? onFoot : frame} />
      ) : (
        <img src={owner.logo} alt="" width={tree.width} height={tree.height} style={tree} />
      )}
      {price && (
        <div style={label}>
          {price.label && <div style={{ ...text.label, fontSize: 21, lineHeight: 1.2 }}>{price.label}</div>}
          <div style={{ ...display, fontSize: priceSize, lineHeight: 1.1 }}>{price.value}</div>
        </div>
      )}
      <Foot {...owner} />
    </div>
  );
}

/** The strip along the bottom: the institute's logo, name and domain. */
export function Foot({ name, domain, logo }: Owner) {
  return (
    <div style={strip}>
      <img src={logo} alt="" width={64} height={64} />
      <div style={{ ...text.h3, flexGrow: 1, marginLeft: 16, fontSize: fitted(36, name) }}>{name}</div>
      <div style={{ fontSize: fitted(30, domain) }}>{domain}</div>
    </div>
  );
}

/** The font size of a single-line text in the foot: smaller if it exceeds 24 characters. */
const fitted = (size: number, text: string) => size * Math.min(1, 24 / text.length);

export const card = { ...sheet, display: "flex", color: color.ink, fontFamily: body.fontFamily, fontWeight: 700 };
const frame = { ...placed, ...framed, border: ink, borderRadius: 26 };
const onFoot = { ...placed, ...unframed };
/** On pages without a picture, the logo stands on the foot instead. */
const tree = { ...placed, left: 622, top: foot.top - 452, width: 480, height: 480 };
const label = {
  ...placed,
  ...stacked,
  left: 536,
  bottom: foot.height + 26,
  padding: "12px 24px 14px",
  border: ink,
  borderRadius: 22,
  background: color.highlight,
  transform: "rotate(-4deg)",
};
const strip = {
  ...placed,
  ...foot,
  left: 0,
  width: sheet.width,
  alignItems: "center",
  padding: "0 50px",
  borderTop: ink,
  background: color.page,
};
