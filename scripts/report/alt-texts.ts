/** What pictures say to people who do not see them. */
import { lines, place, table, words, type Section } from "./markdown";
import { saidAt, type Said, type Source } from "./report-source";

type Alt = { picture: string; said: Said; notes: string[] };

/** In characters: screen readers read an alt text in one go, without a pause to think. */
const longest = 160;

/** The section on alt texts. */
export function altTexts(source: Source): Section {
  const found = source.said.flatMap((picture) => {
    if (picture.kind !== "picture") return [];
    const said = saidAt(source, picture.file, [...picture.path.slice(0, -1), "alt"]);
    return said ? [{ picture: picture.text, said }] : [];
  });
  const first = new Map<string, { picture: string; said: Said }>();
  const alts = found.map(({ picture, said }): Alt => {
    const earlier = first.get(said.text);
    first.set(said.text, earlier ?? { picture, said });
    const isOther = earlier !== undefined && earlier.picture !== picture;
    return {
      picture,
      said,
      notes: [
        ...notesOn(said, picture, titlesAround(source, said)),
        ...(isOther ? [`says the same as that of another picture in ${place(earlier.said)}`] : []),
      ],
    };
  });
  return {
    title: "Alt texts",
    lead: "What people hear who do not see the picture. Read each next to its picture: does it say what a visitor would miss?",
    findings: alts
      .filter(({ notes }) => notes.length > 0)
      .map(({ picture, said, notes }) => `\`${picture}\` in ${place(said)} ${notes.join("; ")}: ${words(said.text)}`),
    listing: table(
      ["Picture", "Alt text", "Place"],
      alts.map(({ picture, said, notes }) => [
        `\`${picture}\``,
        lines([words(said.text), ...notes.map((note) => `**${note}**`)]),
        place(said),
      ]),
    ),
  };
}

function notesOn({ text }: Said, picture: string, titles: string[]): string[] {
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
function titlesAround(source: Source, { file, path }: Said): string[] {
  const groups = path.map((_, index) => path.slice(0, index));
  return groups.flatMap((group) =>
    ["title", "name"].flatMap((field) => saidAt(source, file, [...group, field])?.text ?? []),
  );
}

const same = (one: string, other: string) => plain(one) === plain(other);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
