/** The files, other than the sitemap, for crawlers, feed readers and other programs. */
import { join } from "node:path";
import { outputPaths } from "../../content/output-paths";
import { contentReader, type Content } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { writeFiles } from "../write-files";
import { calendars } from "./calendars";
import { courseData } from "./course-data";
import { feed, type Pictures } from "./feed";

/** Writes the files to public/ of the project at `root`. */
export async function writeDiscoveryFiles(root: string, pictures?: Pictures) {
  writeFiles(root, Object.fromEntries(await discoveryFiles(join(root, checkedData), Date.now(), pictures)));
}

/** Maps file paths to texts, for the checked folder `data` and a build at `built` (milliseconds). */
export async function discoveryFiles(data: string, built: number, pictures?: Pictures): Promise<Map<string, string>> {
  const site = contentReader(data)("site.json");
  return new Map([
    [outputPaths.robots, `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${outputPaths.sitemap}\n`],
    [outputPaths.securityText, securityText(site, built)],
    [outputPaths.courseData, `${JSON.stringify(courseData(data), null, 2)}\n`],
    [outputPaths.feed, await feed(data, pictures)],
    ...calendars(data),
  ]);
}

const day = 24 * 60 * 60 * 1000; // milliseconds

/**
 * The text of security.txt (RFC 9116). It expires after 365 days, the maximum the RFC recommends; all builds on the
 * same day produce the same text. SECURITY.md says what to write.
 */
function securityText({ url, contact }: Content<"site.json">, built: number): string {
  const expires = new Date((Math.floor(built / day) + 365) * day).toISOString().replace(".000Z", "Z");
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${url}${outputPaths.securityText}`,
    "",
  ].join("\n");
}
