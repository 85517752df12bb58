/** `npm run content:report`: writes what editors may want to look at to report/, as Markdown and as a page; never fails on content. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { indiaTime } from "../../src/time/india-time";
import { contentReport } from "./content-report";
import { reportPage } from "./report-page";

async function main() {
  const markdown = await contentReport(process.cwd(), indiaTime(Date.now()).date);
  const folder = resolve("report");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "content-report.md"), markdown);
  const page = join(folder, "content-report.html");
  writeFileSync(page, reportPage(markdown));
  process.stdout.write(
    `The report is in ${join(folder, "content-report.md")}\nand, to open in a browser, in ${page}\n`,
  );
}

void main();
