// The parts of fontkit that the build uses; it ships no types.
declare module "fontkit" {
  type Path = {
    translate: (x: number, y: number) => Path;
    scale: (x: number, y: number) => Path;
    toSVG: () => string;
  };
  /** `id` is 0 for a missing glyph; lengths are in font units. */
  type Glyph = { id: number; path: Path; bbox: Record<"minX" | "minY" | "maxX" | "maxY", number> };
  type GlyphRun = { glyphs: Glyph[]; positions: Record<string, number>[] };
  type Font = { layout: (text: string) => GlyphRun; hasGlyphForCodePoint: (codePoint: number) => boolean };
  function create(bytes: Uint8Array): Font;
}
