/**
 * What is wrong with a page for those who hear it: its headings, its landmarks, the names of its links and buttons.
 *
 * Roles and names are those that the browser itself works out for screen readers. That landmarks of one role differ in
 * their names, that all of the page lies in one, and that no link is nameless, axe holds already (axe-check.ts).
 */
import type { Page } from "@playwright/test";

type AxNode = { role: string; name: string; level: number; url: string; within: string };

/** Opens all that can be opened, at once. */
function reveal() {
  document.querySelectorAll("details").forEach((details) => (details.open = true));
  document.querySelectorAll("[popover]").forEach((closed) => closed.removeAttribute("popover"));
  document.querySelectorAll("dialog:not([open])").forEach((dialog) => dialog.setAttribute("open", ""));
}

/** All that a screen reader finds on the page, in the order of the document. */
async function axNodesOf(page: Page): Promise<AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  function walk(id: string | undefined, within: string): AxNode[] {
    const node = known.get(id ?? "");
    if (!node) return [];
    const { ignored, role, name, properties = [], childIds = [] } = node;
    const own = (value: string) => properties.find((property) => property.name === value)?.value.value as unknown;
    const here = {
      role: String(role?.value).replace("DisclosureTriangle", "summary"),
      name: String(name?.value ?? "").trim(),
      level: Number(own("level") ?? 0),
      url: String(own("url") ?? ""),
      within,
    };
    const inside = ["main", "banner", "contentinfo"].includes(here.role) ? here.role : within;
    return [...(ignored ? [] : [here]), ...childIds.flatMap((child) => walk(child, inside))];
  }
  return walk(nodes[0]?.nodeId, "");
}

function* headingFaults(headings: AxNode[]) {
  const first = headings.filter(({ level }) => level === 1);
  if (first.length !== 1) yield `has ${first.length} headings of level 1`;
  const opening = headings.find(({ within }) => within === "main");
  if (opening?.level !== 1) yield `its main part begins with the heading "${opening?.name}" of level ${opening?.level}`;
  for (const [position, { name, level }] of headings.entries()) {
    const before = headings[position - 1]?.level ?? 0;
    if (level > before + 1) yield `heading "${name}" of level ${level} follows one of level ${before}`;
  }
}

function* landmarkFaults(nodes: AxNode[]) {
  for (const role of ["banner", "main", "contentinfo"]) {
    const count = nodes.filter((one) => one.role === role).length;
    if (count !== 1) yield `has ${count} of ${role}`;
  }
  for (const { role, name, within } of nodes)
    if (["navigation", "complementary", "form", "search"].includes(role) && !name)
      yield `${role} in ${within} has no name`;
}

/** Names that say nothing without what stands around them. */
const vague =
  /^(?:(?:click |press )?here|(?:read |learn |see |show )?more|details|link|this(?: page)?|go|open|next|download)$/i;

/** What the name of a link must say, by where it leads. */
const telling: [address: RegExp, words: RegExp][] = [
  [/^https:\/\/wa\.me\//, /WhatsApp/],
  [/^https:\/\/www\.linkedin\.com\//, /LinkedIn/],
  [/^https:\/\/www\.google\.com\/maps\//, /directions|map/i],
  [/^mailto:/, /e-?mail|@/i],
  [/^tel:/, /call|\d{4}/i],
  [/\.pdf$/, /PDF/],
];

/** The specification leads the home page's own "Enroll Now" to /contact; the header's opens the form of that page. */
const destination = (url: string) => url.replace(/\/contact\?intent=enroll#enquiry$/, "/contact");

function* nameFaults(controls: AxNode[]) {
  const known = new Map<string, string>();
  for (const { role, name, url } of controls) {
    const what = `${role} "${name}"`;
    if (vague.test(name) || !/[\p{L}\p{N}]/u.test(name)) yield `${what} says nothing alone`;
    const missing = telling.find(([address, words]) => address.test(url) && !words.test(name));
    if (missing) yield `${what} does not say that it leads to ${url.slice(0, 60)}`;
    const kind = role === "link" ? "link" : "button";
    const other = known.get(`${kind} ${name.toLowerCase()}`);
    if (kind === "button" && other !== undefined) yield `${what} is there twice`;
    if (kind === "link" && other !== undefined && other !== destination(url))
      yield `${what} leads to ${other} and to ${url}`;
    known.set(`${kind} ${name.toLowerCase()}`, destination(url));
  }
}

/** The faults of a page as it stands, with all that it can open open. */
export async function outlineFaults(page: Page): Promise<string[]> {
  await page.evaluate(reveal);
  const nodes = await axNodesOf(page);
  const controls = nodes.filter(({ role }) => ["link", "button", "popUpButton", "summary"].includes(role));
  return [
    ...headingFaults(nodes.filter(({ role }) => role === "heading")),
    ...landmarkFaults(nodes),
    ...nameFaults(controls),
  ];
}
