// What is used of fontkit, which has no types.
declare module "fontkit" {
  type Path = {
    translate: (x: number, y: number) => Path;
    scale: (x: number, y: number) => Path;
    toSVG: () => string;
  };
  /** `id` is 0 where the font has no glyph; lengths are in units of the font. */
  type Glyph = { id: number; path: Path; bbox: Record<"minX" | "minY" | "maxX" | "maxY", number> };
  type GlyphRun = { glyphs: Glyph[]; positions: Record<string, number>[] };
  type Font = { layout: (text: string) => GlyphRun; hasGlyphForCodePoint: (codePoint: number) => boolean };
  function create(bytes: Uint8Array): Font;
}
