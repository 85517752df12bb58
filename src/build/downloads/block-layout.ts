/** Places blocks on the sheets of a document: in stacks, rows, groups and insets. */
import { ornament, sheet, startSheet, type Paper, type Structure } from "./paper";

/** A block never splits across sheets. Lengths are in points. */
export type Block = {
  height: (paper: Paper, width: number) => number;
  /** Draws at the top of an area that may be taller than the block. */
  draw: (paper: Paper, into: Structure, place: Place) => void;
};

type Place = { x: number; y: number; width: number; height: number };

/** Places a block below the last one, or on the next sheet if it does not fit. */
export function addBlock(paper: Paper, block: Block, gap = 12) {
  const height = block.height(paper, sheet.column);
  if (paper.y + height > sheet.bottom) startSheet(paper);
  block.draw(paper, paper.root, { x: sheet.left, y: paper.y, width: sheet.column, height });
  paper.y += height + gap;
}

/** Blocks one below another. */
export function stack(blocks: Block[], gap = 6): Block {
  return {
    height: (paper, width) => total(blocks.map((block) => block.height(paper, width))) + gap * (blocks.length - 1),
    draw: (paper, into, { x, y, width }) => {
      let top = y;
      for (const block of blocks) {
        const height = block.height(paper, width);
        block.draw(paper, into, { x, y: top, width, height });
        top += height + gap;
      }
    },
  };
}

/** Blocks side by side, with widths proportional to `shares`; all are as tall as the tallest. */
export function row(blocks: Block[], { shares = blocks.map(() => 1), gap = 14 } = {}): Block {
  const widths = (width: number) =>
    shares.map((share) => ((width - gap * (shares.length - 1)) * share) / total(shares));
  const heights = (paper: Paper, width: number) =>
    widths(width).map((own, index) => blocks[index]?.height(paper, own) ?? 0);
  return {
    height: (paper, width) => Math.max(...heights(paper, width)),
    draw: (paper, into, { x, width, ...place }) => {
      let left = x;
      for (const [index, own] of widths(width).entries()) {
        blocks[index]?.draw(paper, into, { ...place, x: left, width: own });
        left += own + gap;
      }
    },
  };
}

/** Rows of `count` blocks, for a list that may span sheets; a last block left alone fills its row. */
export function rowsOf(count: number, blocks: Block[]): Block[] {
  const starts = blocks.flatMap((_, index) => (index % count === 0 ? [index] : []));
  return starts.map((start) => row(blocks.slice(start, start + count)));
}

/** Wraps a block in its own structure tag. */
export function group(tag: string, block: Block, options: PDFKit.Mixins.StructureElementOptions = {}): Block {
  return {
    ...block,
    draw: (paper, into, place) => {
      const element = paper.doc.struct(tag, options);
      into.add(element);
      block.draw(paper, element, place);
      element.end();
    },
  };
}

type Padding = { top: number; right: number; bottom: number; left: number };

/** Adds padding to a block; `behind` draws first, over the whole area. */
export function inset(block: Block, padding: Padding, behind?: (paper: Paper, place: Place) => void): Block {
  const [across, down] = [padding.left + padding.right, padding.top + padding.bottom];
  return {
    height: (paper, width) => block.height(paper, width - across) + down,
    draw: (paper, into, place) => {
      if (behind) ornament(paper, () => behind(paper, place));
      const { x, y, width, height } = place;
      block.draw(paper, into, {
        x: x + padding.left,
        y: y + padding.top,
        width: width - across,
        height: height - down,
      });
    },
  };
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
