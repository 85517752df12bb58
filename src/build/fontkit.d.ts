// The parts of fontkit that the build uses; it ships no types.
declare module "fontkit" {
  type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean; characterSet: number[] };
  function create(bytes: Uint8Array): Font;
}
