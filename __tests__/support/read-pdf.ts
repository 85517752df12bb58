/** Reads PDF files with unpdf in a separate process, because Jest cannot load ES modules. */
import { execFileSync } from "node:child_process";

const script = `
  import { readFileSync } from "node:fs";
  import { extractText, getDocumentProxy, getMeta } from "unpdf";
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(process.argv[1])));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  process.stdout.write(JSON.stringify({ text, title: info.Title, language: info.Language, pages: pdf.numPages }));
`;

/** Returns the text of a PDF file with normalised whitespace, and its metadata. */
export function readPdf(file: string): { text: string; title: string; language: string; pages: number } {
  const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", script, file], { encoding: "utf8" });
  const { text, ...about } = JSON.parse(answer) as ReturnType<typeof readPdf>;
  return { ...about, text: text.replace(/\s+/g, " ") };
}
