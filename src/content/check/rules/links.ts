/** Links to pages, and redirects from former ones. */
import { didYouMean, nearest, suggestion } from "../../../text/nearest";
import { pageIds } from "../../anchors";
import { pageOf } from "../../contract";
import { addressesOf, type Addresses } from "../addresses";
import type { SiteContent } from "../content";
import { addressFaults, patternsByFix } from "../mistakes";
import { eachText, isOf, type Rules } from "../rule";
import type { ContentText } from "../texts";
import { telephoneError } from "./personal-details";

export const links: Rules = {
  errors: [
    eachText(isOf("link"), (content) => (text) => targetError(text.written, addressesOf(content))),
    eachText(isOf("oldPath"), redirectError),
    eachText(isOf("slug"), anchorError),
  ],
  warnings: [eachText(isOf("link", "words", "prose", "line"), () => oddAddress)],
};

const faults = patternsByFix(addressFaults);

/** Words that do not say where a link leads, for screen readers that list links. */
const emptyWords = /^(?:(?:click|tap|see|read)? ?(?:here|this|more|link|this link)|https?:.*|www\..*)$/i;

/** Captures the words and address of Markdown links, and bare addresses. */
const outside = /\[([^\]]*)\]\(([^)\s]*)|(?<!")((?:https?:\/\/|mailto:|www\.)[^\s)\]"”`<>]+(?<![.,;:!?]))/g;

/** Links that probably lead elsewhere than meant, or do not say where. */
function oddAddress({ shown, kind }: ContentText) {
  return [...shown.matchAll(outside)].map(([, words, url = "", bare = ""]) => {
    const [, fault] = faults.find(([pattern]) => pattern.test(url || bare)) ?? [];
    if (fault) return `has the address ${url || bare}, which ${fault}`;
    const [mail] = /[\w.+-]+@[\w-]+\.[\w.]+/.exec(words ?? "") ?? [];
    if (mail && !url.includes(mail)) return `says ${mail}, but leads to ${url}: check both`;
    if (words !== undefined) return emptyWords.test(words) ? `has a link "${words}": say where it leads` : undefined;
    return shown === bare
      ? undefined
      : `has the bare address ${bare}: write what is there${kind === "words" ? "" : `: [its name](${bare.replace(/^www/, "https://www")})`}`;
  });
}

/** The error in a link to a page or a telephone number; other sites' addresses are not checked here. */
function targetError(link: string, addresses: Addresses): string | undefined {
  if (link.startsWith("tel:")) return telephoneError(link.slice("tel:".length));
  return /^\/(?!\/)/.test(link) ? linkError(link, addresses) : undefined;
}

/** The error in a slug that is also the id of another part of its page. */
function anchorError(content: SiteContent) {
  return ({ file, written }: ContentText) => {
    const page = pageOf[file] ?? "/";
    const ids = [...pageIds, ...(addressesOf(content).targetsOf(page)?.anchors ?? [])];
    if (ids.indexOf(written) === ids.lastIndexOf(written)) return undefined;
    return `is "${written}", which is the anchor of another part of ${page}: choose another one`;
  };
}

function redirectError(content: SiteContent) {
  const { pages, files } = addressesOf(content);
  return ({ shown }: ContentText) => {
    if (pages.includes(shown)) return `"${shown}" is a page of this site: remove the redirect, or the page`;
    if (files.includes(shown)) return `"${shown}" is a file of this site, so visitors get that: remove the redirect`;
    return undefined;
  };
}

/** The error in a link that starts with a slash; undefined if the page, its anchor and its parameters exist. */
function linkError(link: string, { pages, files, unsure, targetsOf }: Addresses): string | undefined {
  const [, page = "", query = "", anchor = ""] = /^(\/|[^?#]*?)\/?(?:\?([^#]*))?(?:#(.*))?$/.exec(link) ?? [];
  if (files.includes(link)) return undefined;
  if (!pages.includes(page)) {
    if (unsure.some((folder) => link.startsWith(`${folder}/`))) return undefined;
    return `leads to "${link}", which is not a page of this site${didYouMean(page, pages, "name a page such as /courses")}`;
  }
  const targets = targetsOf(page);
  if (!targets) return undefined;
  const anchors = targets.anchors.map((name) => `#${name}`);
  if (anchor && !targets.anchors.includes(anchor))
    return `names "#${anchor}", which the page ${page} does not have${didYouMean(`#${anchor}`, anchors, "remove it")}`;
  for (const [name, value] of new URLSearchParams(query)) {
    const values = targets.query?.[name];
    const unknown = (what: string, word: string, known: readonly string[]) =>
      `has the ${what} "${word}", which the page ${page} does not know${didYouMean(word, [...known], "remove it")}`;
    if (!values) return unknown("parameter", name, Object.keys(targets.query ?? {}));
    const isKnown = (one: string) => (values instanceof RegExp ? values.test(one) : values.includes(one));
    const wrong = value.split(",").find((one) => !isKnown(one));
    if (wrong !== undefined) return unknown(name, wrong, values instanceof RegExp ? [] : values);
  }
  return undefined;
}

/** The error in a link of a Markdown text on `page`. */
export function linkMessage(url: string, page: string, content: SiteContent): string | undefined {
  const addresses = addressesOf(content);
  const link = /^#./.test(url) ? page + url : url;
  const path = addresses.site && pathOnSite(link, addresses.site);
  if (path) return `this link has the site's own domain: write [its words](${path}) without it`;
  const message = targetError(link, addresses);
  if (message || /^(?:https?:\/\/.|mailto:.|tel:|\/(?!\/))/.test(link)) return message && `this link ${message}`;
  const near = /^[\w-]+$/.test(link) ? nearest(`/${link}`, addresses.pages) : undefined;
  return `this link must be a page such as /contact, or begin with https://, mailto: or tel:, but is "${link}"${suggestion(near)}`;
}

/** The path of a full URL on `site`; undefined for the home page, files and other sites. */
function pathOnSite(link: string, site: string): string | undefined {
  const path = link.startsWith(site) ? link.slice(site.length) : "";
  if (/^[?#]/.test(path)) return `/${path}`;
  return /^\/[^.]+$/.test(path) ? path : undefined;
}
