/** What no field shows by itself: names differ, links lead to pages, pictures are pictures, fonts hold all characters. */
import type { Node } from "jsonc-parser";
import { characterError } from "./character-errors";
import type { CheckInput } from "./check-content";
import { pageFolder, pageFolders, resolveRef, type JsonSchema } from "../contract";
import { htmlError } from "./html-errors";
import { linkError } from "./link-errors";
import { pictureError } from "./picture-errors";
import { policyErrors } from "./policy-errors";
import { errorAt, type Parsed, type ContentError } from "./read-file";
import { duplicateErrors } from "./duplicate-errors";

/** A text of a data file that is written as the contract wants it, with the marks that its field has there. */
export type Text = Pick<JsonSchema, "kind" | "unique"> & { value: string; node: Node; path: PropertyKey[]; of: Parsed };

/** Checks names, links, pictures and characters of all files that could be parsed; `site.pages` are the hand-made ones. */
export async function crossChecks(files: Parsed[], { data, statics, pages }: CheckInput): Promise<ContentError[]> {
  const texts = files.flatMap(textsOf);
  const ofKind = (kind: string) => texts.filter((text) => text.kind === kind);
  const slugs = ofKind("slug");
  const addresses = { pages: [...pages, ...slugs.flatMap(pagePath)], unsure: unsureFolders(files, slugs) };
  const pictures = [
    ...badPictures(ofKind("picture"), data, "data"),
    ...badPictures(ofKind("static"), statics, "static"),
  ];
  return [
    ...duplicateErrors(texts),
    ...texts.filter(isShown).flatMap(({ value, node, path, of }) => {
      const slip = htmlError(value) ?? characterError(value);
      return slip ? [errorAt(of, node, path, slip)] : [];
    }),
    ...ofKind("link").flatMap(({ value, node, path, of }) => {
      const slip = linkError(value, addresses);
      return slip ? [errorAt(of, node, path, slip)] : [];
    }),
    ...(await Promise.all(pictures)).flat(),
    ...policyErrors(data, addresses),
  ];
}

/** All texts of a file that the contract knows and finds nothing wrong with. */
export function textsOf(parsed: Parsed): Text[] {
  const found: Text[] = [];
  const wrong = new Set(parsed.issues.map(({ path }) => JSON.stringify(path)));
  const visit = (node: Node, schema: JsonSchema, path: PropertyKey[]) => {
    if (typeof node.value === "string" && !wrong.has(JSON.stringify(path))) {
      const { kind, unique } = schema;
      found.push({ kind, unique, value: node.value, node, path, of: parsed });
    }
    node.children?.forEach((child, index) => {
      const [key, value] = child.type === "property" ? (child.children ?? []) : [];
      const next = key ? schema.properties?.[String(key.value)] : schema.items;
      const at = key ? String(key.value) : index;
      if (next) visit(value ?? child, resolveRef(next as JsonSchema, parsed.schema), [...path, at]);
    });
  };
  visit(parsed.tree, resolveRef(parsed.schema, parsed.schema), []);
  return found;
}

/** Whether visitors read a text in the fonts of the site; the other ones are addresses, or drawn by their devices. */
function isShown({ kind }: Text): boolean {
  return kind === undefined;
}

function pagePath({ of, value }: Text): string[] {
  const folder = pageFolder(of.file);
  return folder ? [`${folder}/${value}`] : [];
}

/** Folders whose pages are not all known, because their list or a slug is broken or there twice: that is to be mended, not the links. */
function unsureFolders(files: Parsed[], slugs: Text[]): string[] {
  const unsure = Object.entries(pageFolders).filter(([file]) => {
    const items = files.find((of) => of.file === file)?.tree.children?.length;
    return !items || items !== new Set(slugs.flatMap(({ of, value }) => (of.file === file ? value : []))).size;
  });
  return unsure.map(([, folder]) => folder);
}

/** A picture that several texts name is looked at once. */
function badPictures(texts: Text[], folder: string, shownFolder: string): Promise<ContentError[]>[] {
  const slips = new Map<string, Promise<string | undefined>>();
  return texts.map(async ({ value, node, path, of }) => {
    const found = slips.get(value) ?? pictureError(value, folder, shownFolder);
    slips.set(value, found);
    const slip = await found;
    return slip ? [errorAt(of, node, path, slip)] : [];
  });
}
