type Paper = Pick<Queries.PapersFragment, "title" | "authors" | "journal" | "year" | "doi">;

export const doiUrl = (doi: string) => `https://doi.org/${doi}`;

/** A plain citation: authors, year, title, journal, and the DOI if there is one. */
export function plainCitation({ authors, year, title, journal, doi }: Paper): string {
  const citation = `${authors.join(", ")} (${year}). ${title}${/[.?!]$/.test(title) ? "" : "."} ${journal}.`;
  return doi ? `${citation} ${doiUrl(doi)}` : citation;
}

/**
 * A citation as an entry for BibTeX and biber. The key consists of the first author's last name, the year and the title's
 * first three words: other papers do not affect it. Double braces preserve the title's capitals.
 */
export function bibtex({ authors, year, title, journal, doi }: Paper): string {
  const isConferencePaper = journal.startsWith("Proceedings");
  const family = authors[0]?.split(" ").at(-1) ?? "";
  const firstWords = title
    .split(/[\s–—-]+/)
    .slice(0, 3)
    .join("");
  const key = lettersAndDigits(`${family}${year}${firstWords}`);
  return [
    `@${isConferencePaper ? "inproceedings" : "article"}{${key},`,
    `  author = {${authors.map(authorName).join(" and ")}},`,
    `  title = {{${escapeLatex(title)}}},`,
    `  ${isConferencePaper ? "booktitle" : "journal"} = {${escapeLatex(journal)}},`,
    `  year = {${year}}${doi ? "," : ""}`,
    ...(doi ? [`  doi = {${doi}}`] : []),
    "}",
  ].join("\n");
}

/** Braces protect a name that BibTeX would split at a comma or "and". */
function authorName(name: string): string {
  return /,| and /i.test(name) ? `{${escapeLatex(name)}}` : escapeLatex(name);
}

/** Reduces a text to lower-case ASCII letters and digits: "José" → "jose". */
function lettersAndDigits(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Commands for what a backslash does not escape, and for braces, which BibTeX counts even if they are escaped. */
const latexCommands: Record<string, string> = {
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "\\": "\\textbackslash{}",
};

function escapeLatex(text: string): string {
  return text.replace(/[&%$#_{}~^\\]/g, (character) => latexCommands[character] ?? `\\${character}`);
}
