/** The blocks of a document: paragraphs, cards, lists, pictures, tables, all tagged for screen readers. */
import { color } from "../../theme/theme";
import { group, inset, row, rowsOf, stack, type Block } from "./block-layout";
import { ornament, setType, type, type Paper, type TypeName } from "./paper";

type ParagraphOptions = { tag?: string; link?: string; align?: "left" | "right" };

/** Text in a style, tagged as a paragraph by default. */
export function paragraph(
  text: string,
  style: TypeName = "body",
  { tag = "P", link, align }: ParagraphOptions = {},
): Block {
  const options = (width: number) => ({ width, lineGap: type[style].lineGap, align });
  const heights = new Map<number, number>(); // every enclosing block measures it again
  return {
    height: (paper, width) => {
      const height = heights.get(width) ?? setType(paper, style).heightOfString(text, options(width));
      heights.set(width, height);
      return height;
    },
    draw: (paper, into, { x, y, width }) => {
      const write = () => {
        const linked = link && { link, underline: true };
        setType(paper, style).text(text, x, y, { ...options(width), ...linked });
      };
      into.add(paper.doc.struct(tag, {}, link ? [paper.doc.struct("Link", {}, [write])] : [write]));
    },
  };
}

/** A paragraph with a bold label in front. */
export function labelled(label: string, text: string): Block {
  return {
    // Measured in bold, which is wider.
    height: (paper, width) => paragraph(`${label} ${text}`, "strong").height(paper, width),
    draw: (paper, into, { x, y, width }) => {
      const write = () => {
        const options = { width, lineGap: type.body.lineGap };
        setType(paper, "strong").text(`${label} `, x, y, { ...options, continued: true });
        setType(paper, "body").text(text, options);
      };
      into.add(paper.doc.struct("P", {}, [write]));
    },
  };
}

/** An outlined box with an accent on its left edge, by default the document's. */
export function card(block: Block, accent?: string): Block {
  return inset(block, { top: 9, right: 13, bottom: 9, left: 19 }, (paper, { x, y, width, height }) => {
    const { doc } = paper;
    doc.save().roundedRect(x, y, width, height, 8).clip();
    doc.rect(x, y, 7, height).fill(accent ?? paper.about.accent);
    doc
      .rect(x + 7, y, 1.25, height)
      .fill(color.ink)
      .restore();
    doc.roundedRect(x, y, width, height, 8).lineWidth(1.25).stroke(color.ink);
  });
}

/** A link styled as a button. */
export function button(text: string, link: string): Block {
  const style = "strong";
  const pad = { x: 16, y: 8 };
  return {
    height: (paper) => setType(paper, style).currentLineHeight() + 2 * pad.y + 3,
    draw: (paper, into, { x, y }) => {
      const width = setType(paper, style).widthOfString(text) + 2 * pad.x;
      const height = paper.doc.currentLineHeight() + 2 * pad.y;
      ornament(paper, ({ doc }) => {
        doc.roundedRect(x + 3, y + 3, width, height, height / 2).fill(color.ink);
        doc
          .roundedRect(x, y, width, height, height / 2)
          .lineWidth(1.5)
          .fillAndStroke(color.highlight, color.ink);
      });
      const write = () => setType(paper, style).text(text, x + pad.x, y + pad.y, { lineBreak: false, link });
      into.add(paper.doc.struct("P", {}, [paper.doc.struct("Link", {}, [write])]));
    },
  };
}

/** A bulleted list, in one or more columns. */
export function points(items: string[], columns = 1): Block {
  const mark = { width: 13, side: 4.5 };
  const point = (item: string): Block => ({
    height: (paper, width) => paragraph(item).height(paper, width - mark.width),
    draw: (paper, into, { x, y, width, height }) => {
      ornament(paper, ({ doc, about: { accent } }) => {
        doc
          .rect(x, y + 3.5, mark.side, mark.side)
          .lineWidth(0.75)
          .fillAndStroke(accent, color.ink);
      });
      const place = { x: x + mark.width, y, width: width - mark.width, height };
      group("LI", paragraph(item, "body", { tag: "LBody" })).draw(paper, into, place);
    },
  });
  return group("L", stack(rowsOf(columns, items.map(point)), 1.5));
}

/** Short texts in outlined pills, wrapped into rows. */
export function chips(items: string[]): Block {
  const style = "body";
  const [pad, height, gap] = [9, 19, 5];
  const places = (paper: Paper, width: number) => {
    let [left, top] = [0, 0];
    return items.map((item) => {
      const own = setType(paper, style).widthOfString(item) + 2 * pad;
      if (left > 0 && left + own > width) [left, top] = [0, top + height + gap];
      const place = { item, left, top, own };
      left += own + gap;
      return place;
    });
  };
  const block: Block = {
    height: (paper, width) => (places(paper, width).at(-1)?.top ?? 0) + height,
    draw: (paper, into, { x, y, width }) => {
      for (const { item, left, top, own } of places(paper, width)) {
        ornament(paper, ({ doc }) => {
          doc
            .roundedRect(x + left, y + top, own, height, height / 2)
            .lineWidth(0.75)
            .stroke(color.ink);
        });
        const write = () => setType(paper, style).text(item, x + left + pad, y + top + 4, { lineBreak: false });
        into.add(paper.doc.struct("LI", {}, [paper.doc.struct("LBody", {}, [write])]));
      }
    },
  };
  return group("L", block);
}

/** A picture as on the pages: outlined, with rounded corners, 3:2. */
export function picture({ jpeg, alt }: { jpeg: Buffer; alt: string }): Block {
  const height = (_: Paper, width: number) => (width * 2) / 3;
  return {
    height,
    draw: (paper, into, { x, y, width }) => {
      const { doc } = paper;
      const box: [number, number, number, number] = [x, y, width, height(paper, width)];
      const bbox: typeof box = [x, y, x + width, y + height(paper, width)];
      const show = () => {
        doc
          .save()
          .roundedRect(...box, 9)
          .clip();
        doc.image(jpeg, x, y, { width }).restore();
      };
      into.add(doc.struct("Figure", { alt, bbox, placement: "Block" }, [show]));
      ornament(paper, () =>
        doc
          .roundedRect(...box, 9)
          .lineWidth(1.5)
          .stroke(color.ink),
      );
    },
  };
}

/** A table with a header row, row headers in the first column, and numbers in the last. */
export function table(head: string[], rows: string[][], shares: number[]): Block {
  const last = head.length - 1;
  const line = (cells: string[], isHead: boolean, ground?: string) => {
    const blocks = cells.map((text, index) => {
      const isHeading = isHead || index === 0;
      const cell = paragraph(text, isHeading ? "strong" : "body", { align: index === last ? "right" : "left" });
      if (!isHeading) return group("TD", cell);
      return group("TH", cell, { scope: isHead ? "Column" : "Row" });
    });
    const air = { top: 5, right: 10, bottom: 3.5, left: 10 };
    return inset(group("TR", row(blocks, { shares, gap: 10 })), air, ({ doc }, { x, y, width, height }) => {
      if (ground) doc.rect(x, y, width, height).fill(ground);
      doc.rect(x, y + height - 0.5, width, isHead ? 1.25 : 0.5).fill(color.ink);
    });
  };
  const body = rows.map((cells, index) => line(cells, false, index % 2 === 1 ? color.page : undefined));
  return group("Table", stack([line(head, true, color.panel), ...body], 0));
}
