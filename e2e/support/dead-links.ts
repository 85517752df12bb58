/** Whether the links of a page lead somewhere. */
import type { APIRequestContext } from "@playwright/test";

type Answer = { status: number; type: string; html: string };

/** A link of a document, and whether the place that it names in its own page exists. */
export type Link = {
  href: string | null;
  text: string;
  inMain: boolean;
  rel: string;
  target: string;
  hasPlace: boolean;
};

/** What the addresses of this site answered; each is asked once. */
const answers = new Map<string, Promise<Answer>>();

async function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const type = answer.headers()["content-type"] ?? "";
  return { status: answer.status(), type, html: type.startsWith("text/html") ? await answer.text() : "" };
}

function answerOf(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = answers.get(path) ?? ask(request, path);
  answers.set(path, answer);
  return answer;
}

/** Those of some links of one page that are dead. */
export async function deadOf(links: Link[], here: string, request: APIRequestContext): Promise<string[]> {
  const different = [...new Map(links.map((link) => [JSON.stringify(link), link])).values()];
  const faults = await Promise.all(
    different.map(async (link) => ({ link, fault: await faultOf(link, new URL(here), request) })),
  );
  return faults.flatMap(({ link, fault }) => (fault ? [`${link.href}: ${fault}`] : []));
}

async function faultOf({ href, rel, target, hasPlace }: Link, here: URL, request: APIRequestContext) {
  if (!href || href === "#" || href.startsWith("javascript:")) return "is no address";
  const url = new URL(href, here);
  const { origin, protocol, pathname, hash, searchParams } = url;
  const isOutside = protocol.startsWith("http") && origin !== here.origin;
  if ((isOutside || target) && !rel.split(" ").includes("noopener")) return "hands the page over: rel lacks noopener";
  if (isOutside || !protocol.startsWith("http")) return schemeError(url, searchParams);
  if (pathname === here.pathname) return hasPlace ? undefined : "leads to no place of this page";

  const { status, type, html } = await answerOf(request, pathname);
  if (status !== 200) return `answers ${status}`;
  if (pathname.endsWith(".pdf") || pathname.startsWith("/downloads/"))
    return type.startsWith("application/pdf") ? undefined : `is no PDF, but ${type}`;
  return hash && !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
    ? "leads to no place of that page"
    : undefined;
}

/** Addresses outside this site are not asked, but must have the form that their kind demands. */
function schemeError({ protocol, host, pathname, href }: URL, query: URLSearchParams): string | undefined {
  if (protocol === "tel:") return /^\+[1-9]\d{6,14}$/.test(pathname) ? undefined : "is no number after E.164";
  if (protocol === "mailto:") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(pathname) ? undefined : "is no e-mail address";
  if (protocol !== "https:") return "is neither of this site nor encrypted";
  const text = query.get("text") ?? "";
  // Without a number WhatsApp asks whom to send it to: that is for sharing a page.
  if (host === "wa.me" && pathname === "/") return /^https:\/\//m.test(text) ? undefined : "shares no address";
  if (host === "wa.me") return /^\/\d{7,15}$/.test(pathname) && text ? undefined : "lacks number or text";
  if (host === "www.linkedin.com") return query.get("url")?.startsWith("https://") ? undefined : "shares no address";
  if (host === "www.google.com" && pathname.startsWith("/maps/"))
    return query.get("api") === "1" && query.get("destination") ? undefined : "lacks a destination";
  return href.length > "https://".length ? undefined : "is no address";
}
