/** Reviews alt texts. */
import { lines, place, table, escaped, type Section } from "./markdown";
import { passageAt, type Passage, type Source } from "./report-source";

type Alt = { picture: string; passage: Passage; notes: string[] };

/** In characters: a screen reader reads an alt text in one go, without pauses. */
const longest = 160;

/** Returns the section on alt texts. */
export function altTexts(source: Source): Section {
  const found = source.passages.flatMap((picture) => {
    if (picture.kind !== "picture") return [];
    const passage = passageAt(source, picture.file, [...picture.path.slice(0, -1), "alt"]);
    return passage ? [{ picture: picture.text, passage }] : [];
  });
  const first = new Map<string, { picture: string; passage: Passage }>();
  const alts = found.map(({ picture, passage }): Alt => {
    const earlier = first.get(passage.text);
    first.set(passage.text, earlier ?? { picture, passage });
    const isOther = earlier !== undefined && earlier.picture !== picture;
    return {
      picture,
      passage,
      notes: [
        ...notesOn(passage, picture, titlesAround(source, passage)),
        ...(isOther ? [`says the same as that of another picture in ${place(earlier.passage)}`] : []),
      ],
    };
  });
  return {
    title: "Alt texts",
    lead: "What people hear who do not see the picture. Read each next to its picture: does it say what a visitor would miss?",
    warnings: alts
      .filter(({ notes }) => notes.length > 0)
      .map(
        ({ picture, passage, notes }) =>
          `\`${picture}\` in ${place(passage)} ${notes.join("; ")}: ${escaped(passage.text)}`,
      ),
    listing: table(
      ["Picture", "Alt text", "Place"],
      alts.map(({ picture, passage, notes }) => [
        `\`${picture}\``,
        lines([escaped(passage.text), ...notes.map((note) => `**${note}**`)]),
        place(passage),
      ]),
    ),
  };
}

function notesOn({ text }: Passage, picture: string, titles: string[]): string[] {
  const name = picture.replace(/^.*\/|\.\w+$/g, "");
  return [
    ...(text.length > longest ? [`is long: ${text.length} characters, and ${longest} are plenty`] : []),
    ...(/^(?:an? |the )?(?:picture|image|photo|photograph|illustration|drawing) (?:of|showing)\b/i.test(text)
      ? ["begins with what every picture is: say at once what it shows"]
      : []),
    ...(titles.some((title) => same(text, title)) ? ["only repeats the title beside it"] : []),
    ...(same(text, name.replaceAll("-", " ")) ? ["only repeats the name of the file"] : []),
    ...(text.split(" ").length < 3 ? ["is short: say what is to be seen"] : []),
  ];
}

/** The titles and names of the groups around a picture. */
function titlesAround(source: Source, { file, path }: Passage): string[] {
  const groups = path.map((_, index) => path.slice(0, index));
  return groups.flatMap((group) =>
    ["title", "name"].flatMap((field) => passageAt(source, file, [...group, field])?.text ?? []),
  );
}

const same = (one: string, other: string) => plain(one) === plain(other);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
