/** Errors and warnings as a Git host shows them beside the changed lines of a draft. */
import { createHash } from "node:crypto";
import type { ContentError } from "../../src/content/check/content-error";
import type { Findings } from "./findings";

type Level = "error" | "warning";

function leveled({ errors, warnings }: Pick<Findings, "errors" | "warnings">): (ContentError & { level: Level })[] {
  const withLevel = (found: ContentError[], level: Level) => found.map((one) => ({ ...one, level }));
  return [...withLevel(errors, "error"), ...withLevel(warnings, "warning")];
}

/** The lines of output that GitHub Actions turns into annotations. */
export function githubAnnotations(found: Pick<Findings, "errors" | "warnings">): string[] {
  const value = (text: string) => encoded(text, /[%\r\n:,]/g);
  return leveled(found).map(
    ({ level, file, line, column, message }) =>
      `::${level} file=${value(`data/${file}`)},line=${line},col=${column}::${encoded(message, /[%\r\n]/g)}`,
  );
}

const encoded = (text: string, signs: RegExp) => text.replace(signs, encodeURIComponent);

/** The same as a report in GitLab's Code Quality format. */
export function gitlabReport(found: Pick<Findings, "errors" | "warnings">): string {
  const report = leveled(found).map(({ level, file, line, message }) => ({
    description: message,
    check_name: level,
    fingerprint: createHash("sha256").update(`${file} ${message}`).digest("hex"),
    severity: level === "error" ? "major" : "minor",
    location: { path: `data/${file}`, lines: { begin: line } },
  }));
  return JSON.stringify(report, null, 2);
}
