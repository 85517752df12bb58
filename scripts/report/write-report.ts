/**
 * `npm run content:report`: writes the content report to report/ as Markdown and HTML. Never fails on content. With
 * `--accept "words"`, first notes those of its warnings as seen that hold the words, or whose heading does.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { counted } from "../../src/text/sentences";
import { indiaTime } from "../../src/time/india-time";
import { acceptInReport, contentReport } from "./content-report";
import { reportPage } from "./report-page";

async function main() {
  const [root, today] = [process.cwd(), indiaTime(Date.now()).date];
  const { accept: words } = parseArgs({ options: { accept: { type: "string" } } }).values;
  if (words?.trim()) {
    const count = await acceptInReport(root, today, words);
    process.stdout.write(`${counted(count, "warning")} with “${words}” noted as seen.\n`);
  }
  const report = await contentReport(root, today);
  const folder = resolve("report");
  const [markdown, html] = [join(folder, "content-report.md"), join(folder, "content-report.html")];
  mkdirSync(folder, { recursive: true });
  writeFileSync(markdown, report);
  writeFileSync(html, reportPage(report));
  process.stdout.write(`The report is in ${markdown}\nand, to open in a browser, in ${html}\n`);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
