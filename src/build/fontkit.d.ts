// What is used of fontkit, which has no types.
declare module "fontkit" {
  type GlyphRun = { positions: Record<string, number>[] };
  type Font = { layout: (text: string) => GlyphRun; hasGlyphForCodePoint: (codePoint: number) => boolean };
  function create(bytes: Uint8Array): Font;
}
