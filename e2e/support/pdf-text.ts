import { extractText, getDocumentProxy } from "unpdf";

/** Opens a PDF; gives the document, and the text of each sheet with blanks and line ends as single blanks. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes)); // a copy: unpdf takes the bytes for itself
  const { text } = await extractText(pdf);
  return { pdf, sheets: text.map((words) => words.replace(/\s+/g, " ")) };
}
