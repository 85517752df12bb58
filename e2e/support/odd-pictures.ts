/** Pictures as cameras, print shops and phones save them: the left half is red, the right half blue. */
import sharp, { type Sharp } from "sharp";

const [width, height] = [300, 200];
const half = (left: number, background: string) => ({
  input: { create: { width: width / 2, height, channels: 3, background } } as const,
  left,
  top: 0,
});

/** The two halves, at a resolution that every page shows. */
function halves(): Sharp {
  const canvas = sharp({ create: { width, height, channels: 3, background: "#000" } });
  return canvas.composite([half(0, "#dc1414"), half(width / 2, "#1414dc")]);
}

async function twoFrames(): Promise<Buffer> {
  const first = await halves().png().toBuffer();
  const second = await sharp(first).negate().png().toBuffer();
  return sharp([first, second], { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** By file name; `isTurned` by its EXIF data. */
export const oddPictures: Record<string, { make: () => Promise<Buffer>; isTurned: boolean }> = {
  "turned.jpg": { make: () => halves().withMetadata({ orientation: 6 }).jpeg().toBuffer(), isTurned: true },
  "cmyk.jpg": { make: () => halves().toColourspace("cmyk").jpeg().toBuffer(), isTurned: false },
  "16-bit.png": { make: () => halves().toColourspace("rgb16").png().toBuffer(), isTurned: false },
  "transparent.png": { make: () => halves().ensureAlpha(0.8).png().toBuffer(), isTurned: false },
  "animated.webp": { make: twoFrames, isTurned: false },
};

/** Runs in the page: which of two colours prevails at points of a picture, given as parts of its width and height. */
export function coloursAt(image: HTMLImageElement | SVGElement | HTMLElement, points: number[][]): string[] {
  if (!(image instanceof HTMLImageElement)) return [];
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.naturalWidth,
    height: image.naturalHeight,
  });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return points.map(([x = 0, y = 0]) => {
    const [red = 0, , blue = 0] = context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [];
    return red > blue ? "red" : "blue";
  });
}
