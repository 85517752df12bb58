/** How to cite a paper. */
type Paper = Pick<Queries.PapersFragment, "title" | "authors" | "journal" | "year">;

/** The citation in words: authors, year, title, journal. */
export function plainCitation({ authors, year, title, journal }: Paper): string {
  return `${authors.join(", ")} (${year}). ${title}${/[.?!]$/.test(title) ? "" : "."} ${journal}.`;
}

/**
 * The citation as an entry for BibTeX and biber.
 *
 * Its key is made of the first author's last name, the year and the title's first three words, so that it stays as it
 * is when papers are added. The title stands in two pairs of braces, which keep its capitals.
 */
export function bibtex({ authors, year, title, journal }: Paper): string {
  const isPaperOfMeeting = journal.startsWith("Proceedings");
  const family = authors[0]?.split(" ").at(-1) ?? "";
  const key =
    lettersAndDigits(family) +
    String(year) +
    lettersAndDigits(
      title
        .split(/[\s–—-]+/)
        .slice(0, 3)
        .join(""),
    );
  return [
    `@${isPaperOfMeeting ? "inproceedings" : "article"}{${key},`,
    `  author = {${authors.map(authorName).join(" and ")}},`,
    `  title = {{${escapeLatex(title)}}},`,
    `  ${isPaperOfMeeting ? "booktitle" : "journal"} = {${escapeLatex(journal)}},`,
    `  year = {${year}}`,
    "}",
  ].join("\n");
}

/** A name that holds what separates names is kept together by braces. */
function authorName(name: string): string {
  return /,| and /i.test(name) ? `{${escapeLatex(name)}}` : escapeLatex(name);
}

/** Small letters and digits alone; é becomes e. */
function lettersAndDigits(words: string): string {
  return words
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** What LaTeX would take for a command. Braces by name: BibTeX counts even those after a backslash. */
const latexCommands: Record<string, string> = {
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "\\": "\\textbackslash{}",
};

function escapeLatex(words: string): string {
  return words.replace(/[&%$#_{}~^\\]/g, (character) => latexCommands[character] ?? `\\${character}`);
}
