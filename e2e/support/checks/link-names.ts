/** Names of links and buttons that pass axe, but tell screen reader users nothing. */
import type { Page } from "@playwright/test";
import contact from "../../../data/contact.json";

type Control = { role: string; name: string; url: string };

/** Runs in the browser: opens all details and popovers. */
function reveal() {
  document.querySelectorAll("details").forEach((details) => (details.open = true));
  for (const closed of document.querySelectorAll<HTMLElement>("[popover]")) {
    closed.popover = "manual"; // several can be open
    closed.showPopover();
  }
}

/** Runs in the browser: closes the popovers again. */
function conceal() {
  for (const open of document.querySelectorAll<HTMLElement>("[popover]")) open.popover = "auto";
}

/** The page's links and buttons, with their computed names. */
async function namedControls(page: Page): Promise<Control[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  const control = /^\s*- '?(link|button) "((?:[^"\\]|\\.)*)"[^\n]*(?:\n\s*- \/url: (.*))?/gm;
  return [...snapshot.matchAll(control)].map(([, role = "", name = "", url = ""]) => ({
    role,
    name: name.replaceAll('\\"', '"'),
    url: url.replace(/^"(.*)"$/, "$1"),
  }));
}

/** Names that mean nothing out of context. */
const vague =
  /^(?:(?:click |press )?here|(?:read |learn |see |show )?more|details|link|this(?: page)?|go|open|next|download)$/i;

/** Link labels that editors choose; they need not contain the words below. */
const labels = [contact.campus.action, contact.quick.call, contact.quick.whatsapp];

/** What the names of other links must contain, by URL. */
const telling: [address: RegExp, words: RegExp][] = [
  [/^https:\/\/wa\.me\//, /WhatsApp/],
  [/^https:\/\/www\.linkedin\.com\//, /LinkedIn/],
  [/^https:\/\/www\.google\.com\/maps\//, /directions|map/i],
  [/^mailto:/, /e-?mail|@/i],
  [/^tel:/, /call|\d{4}/i],
  [/\.pdf$/, /PDF/],
];

/**
 * As specified, "Enroll Now" leads to /contact on the home page and to its form in the header; both count as one
 * target.
 */
const destination = (url: string) => url.replace(/\/contact\?intent=enroll#enquiry$/, "/contact");

/**
 * Reports links and buttons with vague names, links whose names do not tell where they lead, and names shared by
 * different targets.
 */
export async function nameFaults(page: Page): Promise<string[]> {
  await page.evaluate(reveal);
  const controls = await namedControls(page);
  await page.evaluate(conceal);
  if (controls.length < 5) return ["fewer than five links and buttons were found"];
  const known = new Map<string, string>();
  return controls.flatMap(({ role, name, url }) => {
    const key = `${role} ${name.toLowerCase()}`;
    const other = known.get(key);
    known.set(key, destination(url));
    const isVague = vague.test(name) || !/[\p{L}\p{N}]/u.test(name);
    const lacksPurpose =
      !labels.includes(name) && telling.some(([address, words]) => address.test(url) && !words.test(name));
    const isAmbiguous = other !== undefined && (role === "button" || other !== destination(url));
    return [
      ...(isVague ? [`${role} "${name}" says nothing out of context`] : []),
      ...(lacksPurpose ? [`link "${name}" does not say that it opens ${url.slice(0, 60)}`] : []),
      ...(isAmbiguous ? [`${role} "${name}" stands for ${other} and for ${url}`] : []),
    ];
  });
}
