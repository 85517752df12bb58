/**
 * `npm run check`: checks data/. Prints each error and exits with 1 if there is one, then each new warning, and
 * what appears and disappears by itself.
 * `--accept data/courses.json:13` notes the warnings of that line as seen, `--accept data/courses.json` those of the file.
 */
import { parseArgs } from "node:util";
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { indiaTime } from "../../src/time/india-time";
import { counted } from "../../src/text/sentences";
import { accept } from "./accepted";
import { findingsIn } from "./findings";
import { schedule } from "./schedule";
import { readSource } from "./source";

async function main() {
  const root = process.cwd();
  const { accept: place } = parseArgs({ options: { accept: { type: "string" } } }).values;
  const [source, today] = [await readSource(root), indiaTime(Date.now()).date];
  const { errors, warnings } = await findingsIn(source, today);
  const chosen = warnings.filter(({ file, line }) => [`data/${file}`, `data/${file}:${line}`].includes(place ?? ""));
  accept(
    root,
    chosen.map(({ key }) => key),
  );
  const left = warnings.filter((warning) => !chosen.includes(warning));

  print(errors, process.stderr);
  process.stdout.write(errors.length > 0 ? `${counted(errors.length, "error")}.\n` : "data/ is in order.\n");
  if (left.length > 0) {
    process.stdout.write("Look at these, too; they stop nothing:\n");
    print(left, process.stdout);
    process.stdout.write(
      "If one is as it should be, npm run check -- --accept data/file.json:line notes it as seen.\n",
    );
  }
  if (errors.length === 0) for (const line of schedule(source, today)) process.stdout.write(`${line}\n`);
  if (place !== undefined) process.stdout.write(`${counted(chosen.length, "warning")} of ${place} noted as seen.\n`);
  process.exitCode = errors.length > 0 || (place !== undefined && chosen.length === 0) ? 1 : 0;
}

function print(errors: ContentError[], stream: NodeJS.WriteStream) {
  for (const error of errors) stream.write(`${formatError(error)}\n`);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
