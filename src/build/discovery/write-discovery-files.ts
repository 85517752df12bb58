/** Writes the files for crawlers and programs that no plugin covers. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { outputPaths } from "../../content/output-paths";
import { writeCalendars } from "./calendars";
import { courseData } from "./course-data";
import { datedByContent } from "./feed";
import { robots } from "./robots";
import { securityText } from "./security-text";

/** Writes the files to public/ of the project at `root`, after the plugins. */
export function writeDiscoveryFiles(root: string) {
  const data = join(root, checkedData);
  const read = contentReader(data);
  const file = (path: string) => join(root, "public", path);
  writeFileSync(file("robots.txt"), robots(read("site.json").url));
  writeFileSync(file(outputPaths.courseData), `${JSON.stringify(courseData(data), null, 2)}\n`);
  mkdirSync(dirname(file(outputPaths.securityText)), { recursive: true });
  writeFileSync(file(outputPaths.securityText), securityText(read("site.json"), Date.now()));
  writeCalendars(data, join(root, "public"));
  const feed = readFileSync(file(outputPaths.feed), "utf8");
  writeFileSync(file(outputPaths.feed), datedByContent(feed, read("blog.json").seo.updated));
}
