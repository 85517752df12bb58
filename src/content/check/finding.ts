import { spellOut } from "../../text/characters";

/** Where a fault is in data/ (counted from 1), what to do about it, and a key that new entries above do not change. */
export type Finding = { file: string; line: number; column: number; message: string; key: string; fault?: string };

/** Creates a finding about a line of a file, or about the file as a whole; all messages are made here. */
export const findingIn = (file: string, message: string, { line = 1, column = 1 } = {}): Finding => ({
  file,
  line,
  column,
  message: spellOut(message),
  key: `${file}: ${message}`,
});

/** Formats a finding the way editors always see it: `data/courses.json:5:14 item 2 (AI), price must be …` */
export function formatFinding({ file, line, column, message }: Finding): string {
  return `data/${file}:${line}:${column} ${message}`;
}

/** The order in which findings are reported. */
export function byPlace(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** The line and column of an offset, both counted from 1. */
export function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
