import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";

/** Writes the content's redirects to public/_redirects of the project at `root`, before those of static/_redirects. */
export function writeRedirects(root: string) {
  const content = contentReader(join(root, checkedData))("redirects.json");
  const rules = content.map(({ from, to }) => `${from} ${to}\n`).join("");
  const fixed = readFileSync(join(root, "static/_redirects"), "utf8");
  writeFileSync(join(root, "public/_redirects"), `# Redirects of data/redirects.json.\n${rules}\n${fixed}`);
}
