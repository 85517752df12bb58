/** A PDF document: its sheets, type styles, and the frame of every sheet. Lengths are in points, 72 to the inch. */
import PDFDocument from "pdfkit";
import { color } from "../../theme/theme";
import { fonts } from "./pdf-fonts";

/** An A4 sheet, with the column that holds all content. */
export const sheet = { width: 595.28, height: 841.89, top: 40, left: 48, column: 499.28, bottom: 786 };

type Style = { font: keyof typeof fonts; size: number; lineGap: number; color: string };

/** The type styles of src/theme/theme.ts at print sizes. */
export const type = {
  h1: { font: "display", size: 36, lineGap: -5, color: color.ink },
  tagline: { font: "display", size: 14, lineGap: 0, color: color.ink },
  h2: { font: "display", size: 18, lineGap: -1, color: color.ink },
  h3: { font: "display", size: 12, lineGap: 0, color: color.ink },
  figure: { font: "display", size: 16, lineGap: 0, color: color.ink },
  lead: { font: "text", size: 10.5, lineGap: 3, color: color.ink },
  body: { font: "text", size: 9.5, lineGap: 2.4, color: color.ink },
  strong: { font: "bold", size: 9.5, lineGap: 2.4, color: color.ink },
  soft: { font: "text", size: 9, lineGap: 1.8, color: color.inkSoft },
  label: { font: "bold", size: 8.5, lineGap: 1.5, color: color.inkSoft },
  link: { font: "bold", size: 9.5, lineGap: 2.4, color: color.action },
  code: { font: "code", size: 8.5, lineGap: 0, color: color.ink },
  pen: { font: "bold", size: 9, lineGap: 1.5, color: color.alertText },
} satisfies Record<string, Style>;

export type TypeName = keyof typeof type;

/** An element of the document's structure tree, for screen readers. */
export type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

export type Paper = {
  doc: PDFKit.PDFDocument;
  /** The root of the structure. */
  root: Structure;
  about: About;
  /** Where the next block starts. */
  y: number;
};

/** The metadata of a file, and the footer of every sheet. */
export type About = {
  title: string;
  subject: string;
  /** The institute's name. */
  author: string;
  /** When the content last changed: 2026-08-15. */
  date: string;
  /** The colour of edges and marks. */
  accent: string;
  /** The URL of the page with the same content, and its date in words, for the footers. */
  page: string;
  dated: string;
  /** The digest of all inputs: see src/build/build-cache.ts. */
  digest: string;
};

/** Opens a document on its first sheet. Output is reproducible: it does not contain the build time. */
export function openPaper(about: About): Paper {
  const { title, subject, author, date, digest } = about;
  const day = new Date(date);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0, // keeps pdfkit from adding sheets itself
    lang: "en-IN",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    bufferPages: true, // footers need the final number of sheets
    info: { Title: title, Subject: subject, Author: author, CreationDate: day, ModDate: day, Digest: digest },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const paper = { doc, root, about, y: 0 };
  edge(paper);
  return paper;
}

/** Starts the next sheet. */
export function startSheet(paper: Paper) {
  paper.doc.addPage();
  edge(paper);
  paper.y = sheet.top;
}

/** Draws the document's accent along the top of a sheet. */
function edge(paper: Paper) {
  ornament(paper, ({ doc }) => {
    doc.rect(0, 0, sheet.width, 12).fill(paper.about.accent);
    doc.rect(0, 12, sheet.width, 1.5).fill(color.ink);
  });
}

/** Writes the footers and returns the finished file. */
export async function closePaper(paper: Paper): Promise<Buffer> {
  const { doc, root, about } = paper;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    ornament(paper, () => {
      doc.rect(sheet.left, 796, sheet.column, 1).fill(color.ink);
      const at = { width: sheet.column, lineBreak: false };
      const source = `${about.page}  ·  ${about.dated}`;
      const fit = (sheet.column - 60) / setType(paper, "soft").widthOfString(source);
      doc.fontSize(type.soft.size * Math.min(1, fit)).text(source, sheet.left, 804, at); // smaller for a long address
      setType(paper, "label").text(`${index + 1} of ${count}`, sheet.left, 804, { ...at, align: "right" });
    });
  }
  root.end();
  doc.end();
  const bytes: Buffer[] = [];
  for await (const chunk of doc) bytes.push(chunk as Buffer);
  return Buffer.concat(bytes);
}

/** Draws an artifact, which screen readers skip. */
export function ornament(paper: Paper, draw: (paper: Paper) => void) {
  paper.doc.save().markContent("Artifact", { type: "Layout" });
  draw(paper);
  paper.doc.endMarkedContent().restore();
}

/** Selects the font, size and colour of a type style. */
export function setType({ doc }: Paper, name: TypeName): PDFKit.PDFDocument {
  const { font, size, color: ink } = type[name];
  return doc.font(font).fontSize(size).fillColor(ink);
}
