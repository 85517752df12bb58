/** Pictures that are missing or unreadable, or have the wrong shape, no use, no credit or an empty description. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Image } from "mdast";
import { didYouMean } from "../../../text/nearest";
import { plainCharacters } from "../../../text/characters";
import { nodesOf, parseMarkdown, pathOf } from "../../markdown";
import { isPicture, picture } from "../../schemas/pictures";
import type { SiteContent } from "../content";
import { findingIn, type Finding } from "../finding";
import { eachText, isOf, isWords, type WarningInput, type Rules } from "../rule";
import { isField, textBeside, type ContentText } from "../texts";

export const pictureFaults: Rules = {
  errors: [
    eachText(isOf("picture"), (content) => (text) => pictureError(`data/${text.shown}`, content)),
    eachText(isOf("static"), (content) => (text) => pictureError(`static${text.shown}`, content)),
  ],
  warnings: [eachText(isWords, altFaults), eachText(isOf("picture"), wrongShape), pictureFiles],
};

/** The error in the picture at a path in the project; undefined if it is valid. */
function pictureError(path: string, { pictures }: SiteContent): string | undefined {
  const picture = pictures[path];
  if (picture) return picture.error?.replace("$", () => path);
  const [bare = "", ...files] = [path, ...Object.keys(pictures)].map((file) => file.replace(/^data\/|^static/, ""));
  return `names a missing picture: ${path}${didYouMean(bare, files, "add this file, or name another one")}`;
}

/** The error in a picture of a Markdown text. */
export function pictureMessage(image: Image, content: SiteContent): string | undefined {
  const { url, alt } = image;
  const example = "![What it shows](images/gallery/workshop-3.png)";
  if (!picture.shape.src.safeParse(url).success)
    return `a picture must be below data/images/, written ${example}, but is "${url}"`;
  if (!picture.shape.alt.safeParse(alt).success)
    return `this picture has no description of at most 250 characters between [ and ]: write ${example}`;
  const fault = pictureError(`data/${pathOf(image)}`, content);
  return fault && `this line ${fault}`;
}

function imagesIn({ shown, kind }: ContentText): Image[] {
  const isMarkdown = (kind === "prose" || kind === "line") && shown.includes("![");
  return isMarkdown ? nodesOf(parseMarkdown(shown)).filter((node) => node.type === "image") : [];
}

function altFaults({ texts }: WarningInput) {
  const titles = new Set(texts.filter(isField("title", "name", "heading")).map(({ shown }) => spoken(shown)));
  const faultOf = (alt: string, file: string) =>
    titles.has(spoken(alt)) ? `only repeats a title: ${fix}` : uninformative(alt, file);
  return (text: ContentText) => {
    if (isField("alt")(text)) return faultOf(text.written, textBeside(text, "src") ?? "");
    return imagesIn(text).map(({ alt, url, title }) => {
      const fault = alt && alt === title ? `only repeats its caption: ${fix}` : faultOf(alt ?? "", url);
      return fault && `has a picture whose description ${fault}`;
    });
  };
}

const fix = "describe in a few words what the picture shows";

/** Words that say nothing about what a picture shows, such as those that cameras and phones write. */
const empty =
  /^(?:an?|the|of|our|my|this|with|from|at|[ap]m|new|final|edited|copy|alt|text|image|img|dsc[fn]?|pxl|mvimg|picture|pic|photo(?:graph)?|screen|shot|screenshot|whatsapp|untitled|design|banner|icon)$/;

/** What makes an alt text uninformative, given the picture's file. */
function uninformative(alt: string, file: string): string | undefined {
  const fileName = file.replace(/^.*\/|\.\w+$/g, "");
  if (/\.(?:png|jpe?g|webp|avif|gif|heic)$/i.test(alt) || (fileName && spoken(alt) === spoken(fileName)))
    return `only names the file: ${fix}`;
  const words = spoken(alt)
    .split(/[ \d]+/)
    .filter((word) => word && !empty.test(word));
  return words.length < 2 || !alt.includes(" ") ? `says too little about it: ${fix}` : undefined;
}

/** Removes what screen readers ignore: punctuation and capitals. */
function spoken(text: string): string {
  const words = text.toLowerCase().replaceAll(/[-_.:]/g, " ");
  return words.replace(/[^\p{L}\p{M}\p{N} ]/gu, "").trim();
}

/** Portraits that are not square, pictures that a wide frame cuts, and those so small that they blur. */
function wrongShape({ pictures }: WarningInput) {
  return (text: ContentText) => {
    const { width, height } = pictures[`data/${text.shown}`] ?? { width: 0, height: 0 };
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    const size = `is ${width} × ${height} pixels`;
    if (short === 0) return undefined; // an error
    const isWide = text.path.some((step) => /^(?:hero|image|poster)$/.test(String(step))); // albums accept any shape
    if (isWide && (height > width || width > 2.5 * height))
      return `${size}, but is shown in a frame of about 3 to 2: use one of that shape`;
    const isPortrait = isField("faculty.json.src", "alumni.json.src", "testimonials.json.portrait")(text);
    if (short < 200 || (long < 800 && !isPortrait) || (text.path.includes("hero") && width < 1200))
      return `${size}, which looks blurred: use a larger one`;
    if (!isPortrait || long <= 1.1 * short) return undefined; // cropping a tenth goes unnoticed
    return `${size}, but portraits are shown square: crop it to a square around the face`;
  };
}

/** Warns about picture files that are heavy or move, that nothing references, or that CREDITS.md does not list. */
function pictureFiles(content: WarningInput): Finding[] {
  const used = new Set([
    ...content.texts.filter(isOf("picture")).map(({ shown }) => shown),
    ...content.texts.flatMap(imagesIn).map(pathOf),
  ]);
  const notes = join(content.data, "images/CREDITS.md");
  const credits = existsSync(notes) ? plainCharacters(readFileSync(notes, "utf8")) : "";
  const files = content.dataFiles.filter(isPicture);
  const named = credits.match(/(?<=`)images\/[^`*]+\.\w+(?=`)/g) ?? [];
  const gone = named.filter((file) => !content.dataFiles.includes(file));
  const faultOf = (file: string) => {
    // With errors, references to pictures may be missing.
    if (!used.has(file) && content.errors.length === 0)
      return "no page shows this picture: remove it, or choose it where it belongs";
    const { warning, hash } = content.pictures[`data/${file}`] ?? {};
    const same = files.find((other) => content.pictures[`data/${other}`]?.hash === hash);
    if (warning || (same && same !== file)) return warning ?? `is the same picture as ${same}: use one of the two`;
    if (!credits || credits.includes(file)) return undefined;
    return "images/CREDITS.md does not name this picture: add a line with its source and licence";
  };
  return [
    ...files.flatMap((file) => [faultOf(file)].flatMap((fault) => (fault ? findingIn(file, fault) : []))),
    ...gone.map((file) => findingIn("images/CREDITS.md", `names ${file}, which is not in data/: remove it`)),
  ];
}
