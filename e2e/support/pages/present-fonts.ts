import { readFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";
import { fontFaces } from "../../../src/theme/font-faces";

type PresentFace = { family: string; data: string; descriptors: FontFaceDescriptors };

/**
 * Makes fonts available in a context before the first layout: fonts built from bytes load at once, and override the
 * style sheet's.
 */
export async function providePresentFonts(context: BrowserContext) {
  const faces = fontFaces.flatMap(({ fontFamily, src, fontWeight, fontDisplay, unicodeRange }): PresentFace[] => {
    const [, path] = /^url\("(.+?)"\)/.exec(src) ?? [];
    if (!path) return []; // a fallback
    const display = fontDisplay as FontDisplay;
    const descriptors = { weight: fontWeight, display, ...(unicodeRange && { unicodeRange }) };
    return [{ family: fontFamily, data: readFileSync(`static${path}`, "base64"), descriptors }];
  });
  await context.addInitScript(addFaces, faces);
}

/** Runs in the browser before the page's scripts. */
function addFaces(faces: PresentFace[]) {
  for (const { family, data, descriptors } of faces) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace(family.replaceAll('"', ""), bytes, descriptors));
  }
  // Loads the page's own fonts, too, because the browser warns about unused preloads.
  addEventListener("load", () => document.fonts.forEach((face) => void face.load().catch(() => undefined)));
}
