/** Alt texts that tell nothing. */
import { textAt, type ContentText } from "./content-texts";

/** What is wrong with the alt text of a picture in the content, as the rest of a sentence; nothing if it can say what it shows. */
export function altError(text: string, { path, parsed }: ContentText): string | undefined {
  const group = path.slice(0, -1);
  const around = group.map((_, index) => group.slice(0, index + 1)).concat([[]]);
  const captions = around.flatMap((place) =>
    ["caption", "title", "name", "heading"].flatMap((field) => textAt(parsed, [...place, field]) ?? []),
  );
  return altMessage(text, textAt(parsed, [...group, "src"]) ?? "", captions);
}

/** The same for a picture with its file and the words beside it. */
export function altMessage(alt: string, file: string, captions: string[]): string | undefined {
  const fix = "describe in a few words what the picture shows";
  const fileName = file.replace(/^.*\/|\.\w+$/g, "");
  if (/\.(?:png|jpe?g|webp|avif|gif|heic)$/i.test(alt) || (fileName && plain(alt) === plain(fileName)))
    return `only names the file: ${fix}`;
  if (!/\S\s+\S/.test(alt)) return `is a single word: ${fix}`;
  if (captions.some((caption) => plain(caption) === plain(alt)))
    return `only repeats the text beside the picture, which a screen reader then reads twice: ${fix}`;
  return undefined;
}

/** A text as somebody hears it: without signs and capitals. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[-_]/g, " ")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
