/** How the tests read a PDF file: unpdf is an ES module, which Jest cannot load, so a process of its own does it. */
import { execFileSync } from "node:child_process";

const script = `
  import { readFileSync } from "node:fs";
  import { extractText, getDocumentProxy, getMeta } from "unpdf";
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(process.argv[1])));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  process.stdout.write(JSON.stringify({ text, title: info.Title, language: info.Language, pages: pdf.numPages }));
`;

/** Gives the text of a PDF file, its spaces and line ends as single spaces, and what the file says about itself. */
export function readPdf(file: string): { text: string; title: string; language: string; pages: number } {
  const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", script, file], { encoding: "utf8" });
  const { text, ...about } = JSON.parse(answer) as ReturnType<typeof readPdf>;
  return { ...about, text: text.replace(/\s+/g, " ") };
}
