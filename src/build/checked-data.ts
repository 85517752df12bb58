/** Gatsby reads a copy of data/ that only a passing check updates: errors reach no page (docs/decisions/0002). */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { watchFiles } from "../files/watch-files";
import { checkContent } from "../content/check/check-content";
import { findingIn, type Finding } from "../content/check/finding";
import { contract, jsonSchema, pageFolders, schemaAt, type DataFile, type JsonSchema } from "../content/contract";
import { plainJson } from "../content/json";
import { namedFigures } from "../content/named-figures";
import { policyNames } from "../content/policies";
import { contentReader } from "../content/content-reader";
import { isShownOn } from "../content/schemas/quantities";
import { interpolate } from "../text/interpolate";
import { plainCharacters } from "../text/characters";
import { indiaTime } from "../time/india-time";
import { contentFiles, listFiles } from "../files/list-files";
import { checkInputAt } from "../content/check/content";
import { normalizePictures, publishedPath } from "./normalize-pictures";

/** The folder of the checked data, relative to the project root. */
export const checkedData = ".cache/checked-data";

/** A snapshot for the check: files saved during the check do not reach the checked data. */
const dataToCheck = ".cache/data-to-check";

/** Updates the copy to what the site shows on `today`, a day in India. Returns errors; if there are any, nothing changes. */
export async function updateCheckedData(root: string, today = indiaTime(Date.now()).date): Promise<Finding[]> {
  const input = checkInputAt(root);
  const toCheck = join(root, dataToCheck);
  sync(input.data, toCheck);
  const errors = await checkContent({ ...input, data: toCheck });
  if (errors.length === 0) {
    convertContent(toCheck, today);
    await normalizePictures(toCheck, listFiles(toCheck), join(root, ".cache/pictures"));
    sync(toCheck, join(root, checkedData));
  }
  return errors;
}

/**
 * Converts editors' notation for the build: resolves named figures, gives pictures published names, and expands
 * lists in menus to links. Drops unpublished fields, and items that are not shown on `today`.
 */
export function convertContent(folder: string, today: string) {
  const read = contentReader(folder);
  const figures = namedFigures(read("claims.json"), read("refund.json"));
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  };
  for (const file of Object.keys(contract) as DataFile[])
    edit(file, (text) => {
      const resolved = plainJson(text, (value) => {
        if (typeof value === "string") return publishedPath(interpolate(value, figures));
        return Array.isArray(value) ? value.filter((item) => isShownOn(today, item)) : value;
      });
      return JSON.stringify(published(resolved, jsonSchema(file)), null, 2);
    });
  for (const name of policyNames(folder))
    edit(`policies/${name}.md`, (text) => interpolate(plainCharacters(text), figures));
  for (const file of contentFiles(folder))
    if (file !== publishedPath(file)) renameSync(join(folder, file), join(folder, publishedPath(file)));
  resolveMenus(folder);
}

/** Drops the fields that a schema marks as `unpublished`. */
function published(value: unknown, schema: JsonSchema, path: (string | number)[] = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => published(item, schema, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  const publishedFields = Object.entries(value).filter(([name]) => !schemaAt([...path, name], schema).unpublished);
  return Object.fromEntries(publishedFields.map(([name, part]) => [name, published(part, schema, [...path, name])]));
}

/** Replaces `items` in the menus and footer columns of site.json with links to that list's pages. */
function resolveMenus(folder: string) {
  const read = contentReader(folder);
  const site = read("site.json");
  for (const menu of [...site.navigation, ...site.footer.columns]) {
    if (!menu.items) continue;
    const file = `${menu.items}.json` as const;
    const listed = read(file).map(({ title, slug }) => ({ label: title, link: `${pageFolders[file]}/${slug}` }));
    menu.links = [...listed, ...(menu.links ?? [])];
    delete menu.items;
  }
  writeFileSync(join(folder, "site.json"), JSON.stringify(site));
}

/** Updates the copy after each change of data/ and passes any errors to `report`. */
export function watchContent(root: string, report: (errors: Finding[]) => void) {
  const failed = (error: unknown) => [
    findingIn("", `this folder could not be checked: ${String(error)}; save a file again`),
  ];
  return watchFiles(checkInputAt(root).data, () => updateCheckedData(root).catch(failed).then(report));
}

/** Makes `copy` equal to `original`, with plain characters in names (macOS decomposes é). Writes what differs. */
function sync(original: string, copy: string) {
  mkdirSync(copy, { recursive: true });
  const files = contentFiles(original);
  const wanted = new Set(files.map(plainCharacters));
  for (const name of listFiles(copy)) if (!wanted.has(name)) rmSync(join(copy, name));
  for (const name of files) {
    const [from, to] = [join(original, name), join(copy, plainCharacters(name))];
    const isSame = existsSync(to) && readFileSync(to).equals(readFileSync(from));
    if (!isSame) cpSync(from, to, { dereference: true, preserveTimestamps: true });
  }
}
