/** Formats errors and warnings for Git hosts, which show them next to the changed lines. */
import { createHash } from "node:crypto";
import type { Findings } from "./findings";

type Found = Pick<Findings, "errors" | "warnings">;

const withLevels = ({ errors, warnings }: Found) => [
  ...errors.map((finding) => ({ ...finding, level: "error" })),
  ...warnings.map((finding) => ({ ...finding, level: "warning" })),
];

const encoded = (text: string, characters: RegExp) => text.replace(characters, encodeURIComponent);

/** Returns the output lines that GitHub Actions turns into annotations. */
export const githubAnnotations = (found: Found) =>
  withLevels(found).map(({ level, file, line, column, message }) => {
    const place = `file=${encoded(`data/${file}`, /[%\r\n:,]/g)},line=${line},col=${column}`;
    return `::${level} ${place}::${encoded(message, /[%\r\n]/g)}`;
  });

/** Returns errors and warnings as a GitLab Code Quality report. */
export function gitlabReport(found: Found): string {
  const report = withLevels(found).map(({ level, file, line, message }) => ({
    description: message,
    check_name: level,
    fingerprint: createHash("sha256").update(`${file} ${message}`).digest("hex"),
    severity: level === "error" ? "major" : "minor",
    location: { path: `data/${file}`, lines: { begin: line } },
  }));
  return JSON.stringify(report, null, 2);
}
