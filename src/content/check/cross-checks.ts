/** Checks across fields and files: unique texts, links, references, pictures, and texts that the fonts can show. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFolder, pageFolders, pagePaths } from "../contract";
import { filesBelow } from "../files-below";
import { namedFigures } from "../named-figures";
import { outputPaths } from "../output-paths";
import { referables, type ReferableFile } from "../schemas/fields";
import { altError } from "./alt-errors";
import { characterError, nameError } from "./character-errors";
import type { CheckInput } from "./check-input";
import type { ContentError } from "./content-error";
import { textAt, textsOf, type ContentText } from "./content-texts";
import { duplicateErrors } from "./duplicate-errors";
import { htmlError, markdownError } from "./html-errors";
import { labelError, linkError, oldPathError } from "./link-errors";
import { namedFigureError, typedFigureError } from "./named-figure-errors";
import { pictureError } from "./picture-errors";
import { pagePlaces } from "./page-places";
import { policyErrors, type Policy } from "./policy-errors";
import { articleErrors } from "./prose-errors";
import { errorAt, soundContent, type Parsed } from "./read-file";
import { referenceError } from "./reference-errors";
import { telephoneError } from "./telephone-errors";
import { trainerErrors } from "./trainer-errors";
import { unfinishedError } from "./unfinished-errors";
import { weekErrors } from "./week-errors";

/** Checks what parsed, which includes the front matter of `policies`. */
export async function crossChecks(
  parsed: Parsed[],
  policies: Policy[],
  { data, statics, pages }: CheckInput,
): Promise<ContentError[]> {
  const texts = parsed.flatMap(textsOf);
  const ofKind = (kind: ContentText["kind"]) => texts.filter((text) => text.kind === kind);
  const slugs = ofKind("slug");
  const unsure = Object.keys(pageFolders).filter((file) => !slugsOf(file, parsed, slugs));
  const addresses = {
    pages: [...pages, ...slugs.flatMap(pagePath)],
    unsure: unsure.flatMap((file) => pageFolder(file) ?? []),
    placesOf: pagePlaces(parsed, policies),
    site: soundContent(parsed, "site.json")?.url,
  };
  const published = filesBelow(statics).map((file) => `/${file}`);
  const files = [...Object.values(outputPaths), ...published];
  const rules = published.includes("/_redirects") ? rulePaths(join(statics, "_redirects")) : [];
  const [claims, refund] = [soundContent(parsed, "claims.json"), soundContent(parsed, "refund.json")];
  const titles = new Map([
    ...slugs.flatMap((text) =>
      pagePath(text).map((path) => [path, textAt(text.parsed, [...text.path.slice(0, -1), "title"]) ?? ""] as const),
    ),
    ...parsed.flatMap((page) => {
      const path = Object.entries(pagePaths).find(([file]) => file === page.file)?.[1];
      const title = textAt(page, ["title"]);
      return path && title ? [[path, title] as const] : [];
    }),
  ]);
  const figures = claims && refund && Object.keys(namedFigures(claims, refund));
  // Texts of another kind are addresses, code, or emoji that the visitor's device draws; names have a rule of their own.
  const words = [...ofKind(undefined), ...ofKind("prose")];
  return [
    ...duplicateErrors(texts),
    ...errorsOf(words, textError),
    ...errorsOf(ofKind("person"), (name) => htmlError(name) ?? nameError(name) ?? unfinishedError(name)),
    ...(figures ? errorsOf(words, (text, { parsed: { file } }) => namedFigureError(text, file, figures)) : []),
    ...errorsOf(words, (text, { parsed: { file } }) => (file === "refund.json" ? typedFigureError(text) : undefined)),
    ...errorsOf(ofKind("telephone"), telephoneError),
    ...errorsOf(
      ofKind("link"),
      (link, about) =>
        linkError(link, addresses) ??
        labelError(link, textAt(about.parsed, [...about.path.slice(0, -1), "label"]), titles),
    ),
    ...errorsOf(ofKind("oldPath"), (path) => oldPathError(path, addresses.pages, files, rules)),
    ...referenceErrors(ofKind("reference"), parsed, slugs),
    ...trainerErrors(parsed),
    ...weekErrors(parsed),
    ...(await pictureErrors(ofKind("picture"), data, "data")),
    ...(await pictureErrors(ofKind("static"), statics, "static")),
    ...(await articleErrors(ofKind("prose"), addresses, data)),
    ...(await policyErrors(policies, { ...addresses, figures }, data)),
  ];
}

/** What is wrong with a text as such: the first of several errors, which is the one to fix. */
function textError(text: string, about: ContentText): string | undefined {
  return (
    htmlError(text) ??
    characterError(text) ??
    unfinishedError(text) ??
    (about.kind === "prose" ? undefined : markdownError(text)) ??
    (about.path.at(-1) === "alt" ? altError(text, about) : undefined)
  );
}

/** The errors of those texts for which `find` returns a message. */
function errorsOf(
  texts: ContentText[],
  find: (text: string, about: ContentText) => string | undefined,
): ContentError[] {
  return texts.flatMap((text) => {
    const message = find(text.value, text);
    return message ? [errorAt(text.parsed, text.node, text.path, message)] : [];
  });
}

/** The paths that a file of Netlify's redirects answers; those of whole folders end in a star. */
function rulePaths(file: string): string[] {
  return readFileSync(file, "utf8").match(/^\/\S*/gm) ?? [];
}

function pagePath({ parsed, value }: ContentText): string[] {
  const folder = pageFolder(parsed.file);
  return folder ? [`${folder}/${value}`] : [];
}

/** The slugs of a file's items; nothing if its list or a slug is broken: that is the error, not what names its items. */
function slugsOf(file: string, parsed: Parsed[], slugs: ContentText[]): string[] | undefined {
  const items = parsed.find((other) => other.file === file)?.tree.children?.length;
  const known = new Set(slugs.filter((slug) => slug.parsed.file === file).map(({ value }) => value));
  return items && items === known.size ? [...known] : undefined;
}

function referenceErrors(references: ContentText[], parsed: Parsed[], slugs: ContentText[]): ContentError[] {
  return (Object.keys(referables) as ReferableFile[]).flatMap((to) => {
    const known = slugsOf(to, parsed, slugs);
    const toFile = references.filter((reference) => reference.to === to);
    return known ? errorsOf(toFile, (slug, about) => referenceError(slug, to, known, about)) : [];
  });
}

/** Reads each picture once, however many texts name it. */
async function pictureErrors(texts: ContentText[], folder: string, shownFolder: string): Promise<ContentError[]> {
  const names = [...new Set(texts.map(({ value }) => value))];
  const messages = await Promise.all(names.map((name) => pictureError(name, folder, shownFolder)));
  return errorsOf(texts, (name) => messages[names.indexOf(name)]);
}
