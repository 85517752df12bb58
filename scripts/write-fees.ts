/**
 * `npm run fees`: writes the fees and durations of courses.json into fees.json, where the admissions page reads them. What is
 * broken stays as it is; the check, which follows, names it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { feeDifferences } from "../src/content/check/fee-errors";
import { readDataFile } from "../src/content/check/read-file";
import { counted } from "../src/text/sentences";

/** Brings the fee list of the folder `data` in line with the courses and returns how many values it changed. */
export function writeFees(data: string): number {
  const [fees, courses] = (["fees.json", "courses.json"] as const).map((file) => readDataFile(data, file).parsed);
  if (!fees || !courses) return 0;
  const differences = feeDifferences(fees, courses);
  const edited = differences.reduce(
    (text, { path, value }) => applyEdits(text, modify(text, path, value, {})),
    fees.text,
  );
  if (differences.length > 0) writeFileSync(join(data, fees.file), edited);
  return differences.length;
}

if (require.main === module) {
  const count = writeFees("data");
  process.stdout.write(`data/fees.json has ${counted(count, "new value")} from data/courses.json.\n`);
}
