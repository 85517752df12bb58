/** Reads PDF files with unpdf in a separate process, because Jest cannot load ES modules. */
import { execFileSync } from "node:child_process";

const script = `
  import { readFileSync } from "node:fs";
  import { extractText, getDocumentProxy, getMeta } from "unpdf";
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(process.argv[1])));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const headings = (await pdf.getOutline()).map(({ title }) => title);
  const about = { title: info.Title, language: info.Language, pages: pdf.numPages, headings };
  process.stdout.write(JSON.stringify({ text, about }));
`;

type Pdf = { text: string; about: { title: string; language: string; pages: number; headings: string[] } };

/** Returns the text of a PDF file with normalised whitespace, its metadata, and the headings of its outline. */
export function readPdf(file: string): Pdf {
  const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", script, file], { encoding: "utf8" });
  const { text, about } = JSON.parse(answer) as Pdf;
  return { text: text.replace(/\s+/g, " "), about };
}
