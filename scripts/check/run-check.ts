/**
 * `npm run check`: checks data/. Prints each error and exits with 1 if there is one, then each new warning. With `--accept`,
 * notes all warnings as seen; with `--accept data/courses.json:13`, those of that line or file.
 */
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { indiaTime } from "../../src/time/india-time";
import { counted } from "../../src/text/sentences";
import { acceptWarnings } from "./accepted";
import { findings } from "./findings";

async function main() {
  const [root, [flag, place = ""]] = [process.cwd(), process.argv.slice(2)];
  const { errors, warnings } = await findings(root, indiaTime(Date.now()).date);
  const chosen = flag === "--accept" ? warnings.filter((warning) => formatError(warning).startsWith(place)) : [];
  if (chosen.length > 0) acceptWarnings(root, chosen);
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
  if (chosen.length > 0) process.stdout.write(`${counted(chosen.length, "warning")} noted as seen.\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

function print(errors: ContentError[], stream: NodeJS.WriteStream) {
  for (const error of errors) stream.write(`${formatError(error)}\n`);
}

void main();
