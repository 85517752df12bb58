import { readFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";
import { fontFaces } from "../../src/theme/fonts";

type Face = { fontFamily: string; src: string; fontWeight: string; unicodeRange?: string };
type PresentFace = { family: string; data: string; descriptors: FontFaceDescriptors };

/**
 * Gives every page of a context its fonts before the first layout, whenever the files arrive: fonts made from bytes are loaded
 * at once, and are preferred to those of the style sheet.
 */
export async function providePresentFonts(context: BrowserContext) {
  const faces = fontFaces.flatMap(({ fontFamily, src, fontWeight, unicodeRange }: Face): PresentFace[] => {
    const [, path] = /^url\("(.+?)"\)/.exec(src) ?? [];
    if (!path) return []; // a fallback
    const descriptors = { weight: fontWeight, ...(unicodeRange && { unicodeRange }) };
    return [{ family: fontFamily, data: readFileSync(`static${path}`, "base64"), descriptors }];
  });
  await context.addInitScript(addFaces, faces);
}

/** Runs in the page, before its own script. */
function addFaces(faces: PresentFace[]) {
  for (const { family, data, descriptors } of faces) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace(family.replaceAll('"', ""), bytes, descriptors));
  }
  // The page's own are loaded as well, or the browser warns of preloads without use.
  addEventListener("load", () => document.fonts.forEach((face) => void face.load().catch(() => undefined)));
}
