/** The fonts of pages (prepared in font-faces.ts), PDFs and share cards. CONTRIBUTING.md says how to replace one. */

/** Each by its name on Google Fonts; `weights` are for PDFs and share cards, `pageWeight` for headings on pages. */
export const fontFamilies = {
  display: { name: "Bricolage Grotesque", pageWeight: "750", weights: { pdf: 700, card: 800 } },
  text: { name: "Figtree", weights: { regular: 400, bold: 700 } },
};

/** For code and signs such as ✓ in PDFs and on share cards; pages use the device's monospaced font. */
export const codeFont = "Source Code Pro";

/** For other scripts in PDFs and on share cards; pages use the device's fonts. Noto Sans has Devanagari, Cyrillic and more. */
export const scriptFonts = ["", " Bengali", " Kannada", " Malayalam", " Tamil", " Telugu"].map(
  (script) => `Noto Sans${script}`,
);

/** The npm package with one file per weight. */
export function fontPackage(name: string): string {
  return `@expo-google-fonts/${name.toLowerCase().replaceAll(" ", "-")}`;
}
