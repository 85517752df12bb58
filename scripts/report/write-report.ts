/** `npm run content:report`: writes the content report to report/ as Markdown and HTML. Never fails on content. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { indiaTime } from "../../src/time/india-time";
import { contentReport } from "./content-report";
import { reportPage } from "./report-page";

async function main() {
  const report = await contentReport(process.cwd(), indiaTime(Date.now()).date);
  const folder = resolve("report");
  const [markdown, html] = [join(folder, "content-report.md"), join(folder, "content-report.html")];
  mkdirSync(folder, { recursive: true });
  writeFileSync(markdown, report);
  writeFileSync(html, reportPage(report));
  process.stdout.write(`The report is in ${markdown}\nand, to open in a browser, in ${html}\n`);
}

void main();
