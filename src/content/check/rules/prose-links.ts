/** Errors in Markdown links and pictures. */
import type { Image } from "mdast";
import { suggestion } from "../../../text/nearest";
import { pathOf } from "../../markdown";
import { picture } from "../../schemas/pictures";
import { addressesOf } from "../addresses";
import type { SiteContent } from "../content";
import { linkError, nearestPage } from "./links";
import { telephoneError } from "./people";
import { pictureError, uninformative } from "./pictures";

/** The error in a link; `written` is its Markdown source. */
export function linkMessage(link: string, written: string, content: SiteContent): string | undefined {
  const addresses = addressesOf(content);
  // Markdown turns www. into an http:// link.
  if (written.startsWith("www."))
    return `this address has no https://: write [${written.replace("www.", "")}](https://${written})`;
  const own = addresses.site && pathOnSite(link, addresses.site);
  if (own) return `this link has the site's own domain: write [its words](${own}) without it`;
  if (/^(?:https:\/\/|mailto:)./.test(link)) return undefined;
  if (link.startsWith("tel:") || /^\/(?!\/)/.test(link)) {
    const message = link.startsWith("/") ? linkError(link, addresses) : telephoneError(link.slice("tel:".length));
    return message && `this link ${message}`;
  }
  const near = /^[\w-]+$/.test(link) ? nearestPage(`/${link}`, addresses.pages) : undefined;
  return `this link must be a page such as /contact, or begin with https://, mailto: or tel:, but is "${link}"${suggestion(near)}`;
}

/** The path of a full URL on `site`; undefined for the home page, files and other sites. */
function pathOnSite(link: string, site: string): string | undefined {
  const path = link.startsWith(site) ? link.slice(site.length) : "";
  if (/^[?#]/.test(path)) return `/${path}`;
  return /^\/[^.]+$/.test(path) ? path : undefined;
}

/** The error in a picture, or in its Markdown. */
export function figureMessage(image: Image, content: SiteContent): string | undefined {
  const { url, alt, title } = image;
  const example = "![What it shows](images/gallery/workshop-3.png)";
  if (!picture.shape.src.safeParse(url).success)
    return `a picture must be below data/images/, written ${example}, but is "${url}"`;
  if (!picture.shape.alt.safeParse(alt).success)
    return `this picture has no description of at most 250 characters between [ and ]: write ${example}`;
  const message = uninformative(alt ?? "", url, title ? [title] : []);
  if (message) return `the alt text of this picture ${message}`;
  const fault = pictureError(pathOf(image), content);
  return fault && `this line ${fault}`;
}
