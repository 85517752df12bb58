/** What no file shows by itself: slugs differ, links lead to pages, pictures are pictures. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Node } from "jsonc-parser";
import sharp from "sharp";
import { pageFolders, resolveRef, type JsonSchema } from "./contract";
import { position, problemAt, type Parsed, type Problem } from "./read-file";
import { didYouMean, nearest } from "./sentences";

/** A text whose field has a `kind` in the contract, and that is written as the contract wants it. */
type NotedField = { kind: string; value: string; node: Node; path: PropertyKey[]; of: Parsed };

/** Checks the slugs, links and pictures of all files that could be parsed; `pages` are the hand-made ones. */
export async function crossChecks(files: Parsed[], data: string, pages: string[]): Promise<Problem[]> {
  const fields = files.flatMap(notedFields);
  const ofKind = (kind: string) => fields.filter((field) => field.kind === kind);
  const slugs = ofKind("slug");
  const known = [...pages, ...slugs.flatMap(pagePath)];
  const unsure = unsureFolders(files, slugs);
  const links = ofKind("link").filter(({ value }) => !unsure.some((folder) => value.startsWith(`${folder}/`)));
  const pictures = await Promise.all(ofKind("picture").map((field) => badPicture(field, data)));
  return [...takenSlugs(slugs), ...links.flatMap((link) => deadLink(link, known)), ...pictures.flat()];
}

function notedFields(parsed: Parsed): NotedField[] {
  const found: NotedField[] = [];
  const wrong = new Set(parsed.issues.map(({ path }) => JSON.stringify(path)));
  const visit = (node: Node, schema: JsonSchema, path: PropertyKey[]) => {
    if (schema.kind && typeof node.value === "string" && !wrong.has(JSON.stringify(path))) {
      found.push({ kind: schema.kind, value: node.value, node, path, of: parsed });
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

function pagePath({ of, value }: NotedField): string[] {
  const folder = pageFolders[of.file];
  return folder ? [`${folder}/${value}`] : [];
}

/** Folders whose pages are not all known, because their list or a slug is broken: that is to be mended, not the links. */
function unsureFolders(files: Parsed[], slugs: NotedField[]): string[] {
  const unsure = Object.entries(pageFolders).filter(([file]) => {
    const items = files.find((of) => of.file === file)?.tree.children?.length;
    return !items || items !== slugs.filter(({ of }) => of.file === file).length;
  });
  return unsure.map(([, folder]) => folder);
}

function takenSlugs(slugs: NotedField[]): Problem[] {
  return slugs.flatMap(({ value, node, path, of }, index) => {
    const first = slugs.slice(0, index).find((other) => other.of === of && other.value === value);
    if (!first) return [];
    const { line } = position(of.text, first.node.offset);
    return [problemAt(of, node, path, `"${value}" is already taken in line ${line}: choose another one`)];
  });
}

function deadLink({ value, node, path, of }: NotedField, pages: string[]): Problem[] {
  const page = value.split(/[?#]/)[0] ?? "";
  if (!page.startsWith("/") || pages.includes(page)) return [];
  const mend = didYouMean(page, pages, "name a page such as /courses");
  return [problemAt(of, node, path, `leads to no page of this site: "${value}"${mend}`)];
}

async function badPicture({ value, node, path, of }: NotedField, data: string): Promise<Problem[]> {
  const report = (sentence: string) => [problemAt(of, node, path, sentence)];
  const near = nearestPicture(value, data);
  if (near !== value) {
    const mend = near ? `; did you mean "${near}"?` : ": put the file there, or name another one";
    return report(`names a picture that is not there: data/${value}${mend}`);
  }
  try {
    await sharp(join(data, value)).metadata();
    return [];
  } catch {
    return report(`names a file that is not a readable picture: data/${value}: export it again as PNG or JPEG`);
  }
}

/**
 * The path of the file below `data` that is named by, or else is nearest to, `path`.
 *
 * Folders are read instead of asking for the file: some disks do not tell capitals from small letters, but the web does.
 */
function nearestPicture(path: string, data: string): string | undefined {
  const segments = path.split("/");
  const found: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const folder = join(data, ...found);
    const isLast = index === segments.length - 1;
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    const names = entries.filter((entry) => (isLast ? entry.isFile() : entry.isDirectory())).map(({ name }) => name);
    const name = names.includes(segment) ? segment : nearest(segment, names);
    if (!name) return undefined;
    found.push(name);
  }
  return found.join("/");
}
