/**
 * The check of data/: every problem in all files at once, each with its place and its mend.
 *
 * stray-files.ts: is it read at all? read-file.ts and syntax.ts: is it JSON? shapes.ts: does it fit the contract?
 * cross-checks.ts, with repeats.ts, links.ts and pictures.ts: do slugs, links and pictures fit together? characters.ts: do
 * the fonts hold all characters? policies.ts, with policy-text.ts: the same for Markdown. sentences.ts and nearest.ts: how
 * to say it.
 */
import { contract, type DataFile } from "../contract";
import { crossChecks } from "./cross-checks";
import { readDataFile, type Parsed, type ContentError } from "./read-file";
import { shapeErrors } from "./shape-errors";
import { strayFiles } from "./stray-files";

/** What to check: the content folder, the folder of static files, and the addresses of the pages made without it. */
export type CheckInput = { data: string; statics: string; pages: string[] };

/** `data/courses.json:5:14 item 2 (AI), price must be …`: the form in which editors meet a problem everywhere. */
export function formatError({ file, line, column, message }: ContentError): string {
  return `data/${file}:${line}:${column} ${message}`;
}

/** Checks all content: syntax, shapes, and that nothing is there twice, pictures are pictures and links lead to pages. */
export async function checkContent(site: CheckInput): Promise<ContentError[]> {
  const { data } = site;
  const problems = strayFiles(data);
  const files: Parsed[] = [];
  for (const name of Object.keys(contract) as DataFile[]) {
    const read = readDataFile(data, name);
    if (read.parsed) files.push(read.parsed);
    problems.push(...read.problems);
  }
  problems.push(...files.flatMap(shapeErrors), ...(await crossChecks(files, site)));
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
