/** How the blocks of a document stand on its sheets: under each other, beside each other, with air around them. */
import { ornament, sheet, turnOver, type Paper, type Structure } from "./paper";

/** Something that stands on one sheet as a whole. Lengths are points. */
export type Block = {
  height: (paper: Paper, width: number) => number;
  /** Draws at the upper edge of a place, which may be higher than the block. */
  draw: (paper: Paper, into: Structure, place: Place) => void;
};

type Place = { x: number; y: number; width: number; height: number };

/** Sets a block under what stands there already, on the next sheet if there is not room enough. */
export function set(paper: Paper, block: Block, gap = 12) {
  const height = block.height(paper, sheet.column);
  if (paper.y + height > sheet.bottom) turnOver(paper);
  block.draw(paper, paper.root, { x: sheet.left, y: paper.y, width: sheet.column, height });
  paper.y += height + gap;
}

/** Blocks under each other. */
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

/** Blocks beside each other, as wide as `shares` say; all are drawn as high as the highest. */
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

/** Blocks in rows of `count`, for a list that runs over several sheets; a lone last one fills its row. */
export function rowsOf(count: number, blocks: Block[]): Block[] {
  const starts = blocks.flatMap((_, index) => (index % count === 0 ? [index] : []));
  return starts.map((start) => row(blocks.slice(start, start + count)));
}

/** Blocks that belong together, under a tag of their own. */
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

type Sides = { top: number; right: number; bottom: number; left: number };

/** A block with air around it; `behind` is drawn first, over the whole place. */
export function inset(block: Block, air: Sides, behind?: (paper: Paper, place: Place) => void): Block {
  const [across, down] = [air.left + air.right, air.top + air.bottom];
  return {
    height: (paper, width) => block.height(paper, width - across) + down,
    draw: (paper, into, place) => {
      if (behind) ornament(paper, () => behind(paper, place));
      const { x, y, width, height } = place;
      block.draw(paper, into, { x: x + air.left, y: y + air.top, width: width - across, height: height - down });
    },
  };
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
