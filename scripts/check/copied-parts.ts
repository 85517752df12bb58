/** Pictures and texts that are copied from another place and not changed. */
import type { DataFile } from "../../src/content/contract";
import { isWords, passageAt, warningAt, type Passage, type Source, type Warning } from "./source";

/** Files whose items are courses or services, not people. */
const whole: DataFile[] = ["courses.json", "services.json"];

/** Files whose items have pictures of their own. */
const pictured: DataFile[] = [...whole, "faculty.json", "alumni.json"];

/** Trainers and learners are different people. */
const groupOf = (file: string) => (whole.some((other) => other === file) ? file : "people");

/** In characters: what is shorter may be said twice. */
const shortestText = 60;

/** Warns of pictures that show two items, and of long texts that are there twice, such as what two people are to have said. */
export function copiedPartWarnings(source: Source): Warning[] {
  return [...copiedPictures(source), ...copiedTexts(source)];
}

/** All texts but alt texts, which follow their pictures. */
function copiedTexts(source: Source): Warning[] {
  const first = new Map<string, Passage>();
  return source.passages.flatMap((passage) => {
    const { text, path } = passage;
    if (!isWords(passage) || text.length < shortestText || path.at(-1) === "alt") return [];
    const earlier = first.get(text);
    first.set(text, earlier ?? passage);
    if (!earlier) return [];
    return [
      warningAt(source, passage, `is word for word what data/${earlier.file}:${earlier.line} says: write its own`),
    ];
  });
}

/** A picture that two items of a file, or two people, show. */
function copiedPictures(source: Source): Warning[] {
  const first = new Map<string, Passage>();
  return source.passages.flatMap((picture) => {
    const { file, text, kind, path } = picture;
    if (kind !== "picture" || !pictured.some((known) => known === file)) return [];
    const key = `${groupOf(file)} ${text}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? picture);
    if (!earlier || (earlier.file === file && earlier.path[0] === path[0])) return [];
    return [warningAt(source, picture, `is also the picture of ${nameOf(source, earlier)}: choose another one`)];
  });
}

/** What the item is called to which a passage belongs. */
function nameOf(source: Source, { file, path: [index = 0] }: Passage): string {
  const names = ["name", "title"].flatMap((field) => passageAt(source, file, [index, field])?.text ?? []);
  return names[0] ?? `item ${Number(index) + 1}`;
}
