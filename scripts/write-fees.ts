/** `npm run fees`: writes the fees and durations of courses.json into fees.json, where the admissions page reads them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { feeDifferences } from "../src/content/check/fee-errors";
import { readDataFile } from "../src/content/check/read-file";

/** Brings the fee list of the folder `data` in line with the courses and returns how many values it changed. */
export function writeFees(data: string): number {
  const [fees, courses] = (["fees.json", "courses.json"] as const).map((file) => readDataFile(data, file).parsed);
  if (!fees || !courses) throw new Error("data/fees.json or data/courses.json cannot be read: run npm run check");
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
  const done = count === 0 ? "is in line with" : `has ${count} new ${count === 1 ? "value" : "values"} from`;
  process.stdout.write(`data/fees.json ${done} data/courses.json.\n`);
}
