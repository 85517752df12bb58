import { extractText, getDocumentProxy } from "unpdf";

/** Opens a PDF; returns the document, and each page's text with normalised whitespace. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes)); // a copy, because unpdf detaches the buffer
  const { text } = await extractText(pdf);
  return { pdf, sheets: text.map((words) => words.replace(/\s+/g, " ")) };
}
