/** Formats errors and warnings for GitHub Actions, which shows them next to the changed lines. */
import type { Finding } from "../../src/content/check/finding";

const encoded = (text: string, characters: RegExp) => text.replace(characters, encodeURIComponent);

/** Returns the output line that GitHub Actions turns into an annotation. */
export function githubAnnotation(level: "error" | "warning", { file, line, column, message }: Finding): string {
  const place = `file=${encoded(`data/${file}`, /[%\r\n:,]/g)},line=${line},col=${column}`;
  return `::${level} ${place}::${encoded(message, /[%\r\n]/g)}`;
}
