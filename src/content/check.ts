/**
 * The check of data/: every problem in all files at once, each with its place and its mend.
 *
 * read-file.ts and syntax.ts: is it JSON? shapes.ts: does it fit the contract? cross-checks.ts, with repeats.ts and
 * pictures.ts: do slugs, links and pictures fit together? policies.ts: the same for Markdown. sentences.ts: how to say it.
 */
import { readdirSync } from "node:fs";
import { contract, type DataFile } from "./contract";
import { crossChecks } from "./cross-checks";
import { readDataFile, type Parsed, type Problem } from "./read-file";
import { nearest } from "./sentences";
import { shapeProblems } from "./shapes";

/** What to check: the content folder, the folder of static files, and the addresses of the pages made without it. */
export type Site = { data: string; statics: string; pages: string[] };

/** `data/courses.json:5:14 item 2 (AI), price must be …`: the form in which editors meet a problem everywhere. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `data/${file}:${line}:${column} ${message}`;
}

/** Checks all content: syntax, shapes, and that nothing is there twice, pictures are pictures and links lead to pages. */
export async function checkContent(site: Site): Promise<Problem[]> {
  const { data } = site;
  const problems = unknownFiles(data);
  const files: Parsed[] = [];
  for (const name of Object.keys(contract) as DataFile[]) {
    const read = readDataFile(data, name);
    if ("tree" in read) files.push(read);
    else problems.push(...read.problems);
  }
  problems.push(...files.flatMap(shapeProblems), ...(await crossChecks(files, site)));
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

function unknownFiles(data: string): Problem[] {
  const names = readdirSync(data).filter((name) => name.endsWith(".json") && !(name in contract));
  // Without the ending, which all have in common and which would make any two names look alike.
  const known = Object.keys(contract).map((name) => name.replace(/\.json$/, ""));
  return names.map((file) => {
    const near = nearest(file.replace(/\.json$/, ""), known);
    const mend = near ? `; did you mean "${near}.json"?` : ": remove it";
    return { file, line: 1, column: 1, message: `this file is not one that the site reads${mend}` };
  });
}
