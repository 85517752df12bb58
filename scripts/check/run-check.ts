/**
 * `npm run check`: prints errors, open warnings and scheduled changes of data/. `--accept data/courses.json:13` accepts
 * that line's warnings, without `:13` all of the file's; `--before-launch` lists what only the owner can confirm.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatFinding } from "../../src/content/check/finding";
import { indiaTime } from "../../src/time/india-time";
import { isPlaceholder } from "../../src/text/placeholder";
import { pluralize } from "../../src/text/sentences";
import type { Reader } from "../../src/content/contract";
import { contentReader } from "../../src/content/content-reader";
import { accept, findings } from "./findings";

async function main() {
  const root = process.cwd();
  const { accept: place, "before-launch": launching } = parseArgs({
    options: { accept: { type: "string" }, "before-launch": { type: "boolean" } },
  }).values;
  const { errors, warnings, schedule } = await findings(root, indiaTime(Date.now()).date);
  const chosen = warnings.filter(({ file, line }) =>
    [file, `${file}:${line}`].includes(place?.replace(/^data\//, "") ?? ""),
  );
  accept(
    root,
    chosen.map(({ key }) => key),
  );
  const open = warnings.filter((warning) => !chosen.includes(warning));
  const print = (lines: string[], stream: NodeJS.WriteStream = process.stdout) =>
    lines.forEach((line) => stream.write(`${line}\n`));

  print(errors.map(formatFinding), process.stderr);
  print([errors.length > 0 ? `${pluralize(errors.length, "error")}.` : "No errors."]);
  if (open.length > 0)
    print([
      "Warnings, which stop nothing:",
      ...open.map(formatFinding),
      "If one is right as it is: npm run check -- --accept data/file.json:line",
    ]);
  print(schedule);
  if (launching)
    print(["Before the launch (docs/law.md), look at:", ...beforeLaunch(contentReader(join(root, "data")))]);
  if (place !== undefined)
    print([chosen.length > 0 ? `Accepted ${pluralize(chosen.length, "warning")}.` : `${place} has no open warning.`]);
  process.exitCode = errors.length > 0 || (place !== undefined && chosen.length === 0) ? 1 : 0;
}

/** Returns a line for each fact that only the owner knows: its value, or that it is missing. */
function beforeLaunch(read: Reader): string[] {
  const { url, contact } = read("site.json");
  const { gst } = read("payment.json");
  const { notice, translations = [] } = read("forms.json");
  const successes = read("services.json").flatMap(({ successes: all }) => all?.items ?? []);
  const graduates = [...read("alumni.json"), ...read("testimonials.json"), ...successes];
  const lacking = (field: "paid" | "consent") => graduates.filter((entry) => !entry[field]).map(({ name }) => name);
  const ofSample = (value: string) => (isPlaceholder(value) ? `${value}, a sample` : value);
  return [
    `Domain (site.json): ${ofSample(url)}`,
    `Contact (site.json): ${[contact.phone, contact.email, contact.address.street].map(ofSample).join("; ")}`,
    `GST (payment.json): ${gst ? `${gst.rate}%, ${gst.included ? "included" : "added"}` : "missing"}`,
    `Consent (alumni.json, testimonials.json, services.json): missing for ${lacking("consent").join(", ") || "nobody; keep each in writing"}`,
    `Paid (alumni.json, testimonials.json, services.json): missing for ${lacking("paid").join(", ") || "nobody"}`,
    ...translations.map(({ lang, checkedBy }) => `Translation into ${lang} (forms.json): ${checkedBy}`),
    "Plausible, but the sample's: seats, practice hours, packages before, the award and classes missed",
    `Retention (forms.json): ${notice.kept.text}`,
    "Licence (LICENSE.md): the owner's name",
  ];
}

// A reader such as `head` may close the pipe early.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit());

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
