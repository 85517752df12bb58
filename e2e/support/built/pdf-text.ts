import { extractText, getDocumentProxy } from "unpdf";

/** Opens a PDF; returns the document, and each page's text with normalised whitespace. */
export async function readPdf(bytes: Uint8Array) {
  const copy = new Uint8Array(bytes); // because unpdf detaches the buffer
  const pdf = await getDocumentProxy(copy, { verbosity: 0 }); // no warnings about the fonts that Firefox writes
  const { text } = await extractText(pdf);
  return { pdf, sheets: text.map((words) => words.replace(/\s+/g, " ")) };
}
