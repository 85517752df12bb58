/** Finds courses that lists kept by hand do not name; a card, a page and a syllabus follow from courses.json. */
import { pageFolders, type DataFile } from "../../src/content/contract";
import { table, escaped, type Section } from "./markdown";
import { entriesOf, passageAt, type Source } from "../check/source";

/** Lists kept by hand, which name a course by its slug or by a link to its page. */
const lists: { name: string; file: DataFile; by: "slug" | "link"; within?: string }[] = [
  { name: "home page cards", file: "home-courses.json", by: "slug" },
  { name: "fee list", file: "fees.json", by: "slug" },
  { name: "choices of the message form", file: "contact.json", by: "link" },
  { name: "menu", file: "site.json", by: "link", within: "navigation" },
  { name: "foot of the page", file: "site.json", by: "link", within: "footer" },
];

/** Returns the section on unlisted courses. */
export function unlistedCourses(source: Source): Section {
  const rows = entriesOf(source, "courses.json").flatMap((entry) => {
    const course = passageAt(source, "courses.json", [...entry, "title"])?.text;
    const slug = passageAt(source, "courses.json", [...entry, "slug"])?.text;
    if (!course || !slug) return [];
    const link = `${pageFolders["courses.json"]}/${slug}`;
    return [{ course, named: lists.map((list) => isNamed(source, list, slug, link)) }];
  });
  return {
    title: "Courses that lists leave out",
    lead: "A card, a page, a column of the comparison and a syllabus come from `courses.json` alone. These lists are kept by hand.",
    warnings: rows.flatMap(({ course, named }) => {
      const missing = lists.filter((_, index) => !named[index]).map(({ name, file }) => `the ${name} \`data/${file}\``);
      return missing.length > 0
        ? [`**${escaped(course)}** is not in: ${missing.join(", ")}. Add it there, unless it is left out on purpose.`]
        : [];
    }),
    listing: table(
      ["Course", ...lists.map(({ name }) => name)],
      rows.map(({ course, named }) => [escaped(course), ...named.map((isIn) => (isIn ? "yes" : "no"))]),
    ),
  };
}

function isNamed(
  { passages }: Source,
  { file, by, within }: (typeof lists)[number],
  slug: string,
  link: string,
): boolean {
  const texts = passages.filter((text) => text.file === file && (!within || text.path[0] === within));
  return texts.some(({ text, kind, path }) =>
    by === "link"
      ? kind === "link" && text === link
      : kind === "reference" && path.at(-1) === "course" && text === slug,
  );
}
