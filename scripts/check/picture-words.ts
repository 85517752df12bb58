/** Pictures that were replaced while their descriptions stayed. */
import { committedValues } from "./committed-versions";
import { passageAt, warningAt, type Source, type Warning } from "./source";

/** Warns of a description that the last committed version has beside another picture. */
export function pictureWordWarnings(source: Source): Warning[] {
  return Object.keys(source.files).flatMap((file) => {
    const words = source.passages.filter((one) => one.file === file && one.path.at(-1) === "alt");
    const before =
      words.length > 0 ? picturesByWords(committedValues(source.root, file, 1)) : new Map<string, string>();
    return words.flatMap((alt) => {
      const picture = passageAt(source, file, [...alt.path.slice(0, -1), "src"])?.text;
      const old = before.get(alt.text);
      if (!old || !picture || old.replace(/^\//, "") === picture.replace(/^\//, "")) return [];
      return [warningAt(source, alt, "is the same, but the picture has changed: say what the new one shows")];
    });
  });
}

/** The picture that each description in a value belongs to. */
function picturesByWords(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== "object" || value === null) return found;
  if ("src" in value && "alt" in value) found.set(String(value.alt), String(value.src));
  for (const part of Object.values(value)) picturesByWords(part, found);
  return found;
}
