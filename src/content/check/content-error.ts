/**
 * An error in `file`, a path relative to data/. Lines and columns count from 1; the message is a sentence that says
 * what to do.
 */
export type ContentError = { file: string; line: number; column: number; message: string };

/** Formats an error the way editors always see it: `data/courses.json:5:14 item 2 (AI), price must be …` */
export function formatError({ file, line, column, message }: ContentError): string {
  return `data/${file}:${line}:${column} ${message}`;
}

/** The order in which errors are reported. */
export function byPlace(a: ContentError, b: ContentError): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** The line and column of an offset, both counted from 1. */
export function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
