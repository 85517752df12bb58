/** A document on paper: its sheets, its type, and what stands on every sheet. Lengths are points, 72 to the inch. */
import PDFDocument from "pdfkit";
import { characters } from "../../theme/fonts";
import { color } from "../../theme/theme";
import { fonts } from "./pdf-fonts";

/** A4, with the column that everything keeps to. */
export const sheet = { width: 595.28, height: 841.89, top: 40, left: 48, column: 499.28, bottom: 786 };

type Style = { font: keyof typeof fonts; size: number; lineGap: number; color: string };

/** The styles of src/theme/theme.ts, at the sizes of a page that is held in the hand. */
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
} satisfies Record<string, Style>;

export type TypeName = keyof typeof type;

/** A place in the document's structure, which screen readers follow. */
export type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

export type Paper = {
  doc: PDFKit.PDFDocument;
  /** The document's root in its structure. */
  root: Structure;
  /** The colour along the edges. */
  accent: string;
  /** Where the next block begins. */
  y: number;
};

/** What the file says about itself, and what stands at the foot of every sheet. */
export type About = {
  title: string;
  subject: string;
  /** The institute's name. */
  author: string;
  /** The day on which the content last changed: 2026-08-15. */
  date: string;
  /** The colour along the edges. */
  accent: string;
  /** The page that says the same, and the words about the date. */
  foot: { page: string; dated: string };
  /** Of everything that the document is made from. */
  digest: string;
};

/** Opens a document on its first sheet. The same content gives the same bytes: nothing in it tells when it was made. */
export function openPaper({ title, subject, author, date, accent, digest }: About): Paper {
  const day = new Date(date);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0, // so that pdfkit never begins a sheet by itself
    lang: "en-IN",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    bufferPages: true, // the feet are written last, when the number of sheets is known
    info: { Title: title, Subject: subject, Author: author, CreationDate: day, ModDate: day, Digest: digest },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const paper = { doc, root, accent, y: 0 };
  edge(paper);
  return paper;
}

/** Begins the next sheet. */
export function turnOver(paper: Paper) {
  paper.doc.addPage();
  edge(paper);
  paper.y = sheet.top;
}

/** The document's accent along the upper edge of a sheet. */
function edge(paper: Paper) {
  ornament(paper, ({ doc }) => {
    doc.rect(0, 0, sheet.width, 12).fill(paper.accent);
    doc.rect(0, 12, sheet.width, 1.5).fill(color.ink);
  });
}

/** Writes the feet and gives the finished file. */
export async function closePaper(paper: Paper, { foot }: About): Promise<Buffer> {
  const { doc, root } = paper;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    ornament(paper, () => {
      doc.rect(sheet.left, 796, sheet.column, 1).fill(color.ink);
      const at = { width: sheet.column, lineBreak: false };
      const words = `${foot.page}  ·  ${foot.dated}`;
      const room = (sheet.column - 60) / setType(paper, "soft").widthOfString(words);
      doc.fontSize(type.soft.size * Math.min(1, room)).text(words, sheet.left, 804, at); // small where the address is long
      setType(paper, "label").text(`${index + 1} of ${count}`, sheet.left, 804, { ...at, align: "right" });
    });
  }
  root.end();
  doc.end();
  const bytes: Buffer[] = [];
  for await (const chunk of doc) bytes.push(chunk as Buffer);
  return Buffer.concat(bytes);
}

/** Draws what screen readers pass over. */
export function ornament(paper: Paper, draw: (paper: Paper) => void) {
  paper.doc.save().markContent("Artifact", { type: "Layout" });
  draw(paper);
  paper.doc.endMarkedContent().restore();
}

/** Takes up a font, in its size and colour. */
export function setType({ doc }: Paper, name: TypeName): PDFKit.PDFDocument {
  const { font, size, color: ink } = type[name];
  return doc.font(font).fontSize(size).fillColor(ink);
}

/** The words as they are, if the fonts can draw them: a box in their place would say nothing. */
export function drawable(words: string): string {
  const missing = [...new Set(words)].filter((character) => !characters.includes(character));
  if (missing.length === 0) return words;
  throw new Error(
    `The fonts lack ${missing.map((character) => `"${character}"`).join(", ")} in "${words}": ` +
      "write it without, or let a developer add it to scripts/subset-fonts.ts.",
  );
}
