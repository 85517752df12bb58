import { afterEachChange } from "../../src/build/checked-copy";
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { pluralize } from "../../src/text/sentences";
import { judge, type Verdict } from "./verdict";

/**
 * Checks the content of the project at `root` now and after each change, prints the errors and hands on each verdict. Close
 * the watcher that it returns to stop.
 */
export async function watchVerdict(root: string, print: (text: string) => void, hear: (verdict: Verdict) => void) {
  let last = await judge(root);
  const report = (errors: ContentError[]) => {
    const summary = errors.length > 0 ? `${pluralize(errors.length, "error")}:` : "No errors.";
    const time = new Date().toLocaleTimeString("en-GB");
    print([`${time}  ${summary}`, ...errors.map(formatError), ""].join("\n"));
    hear({ ...last, errors: errors.map((error) => ({ path: [], place: error.file, text: error.message, ...error })) });
  };
  const find = async () => {
    last = await judge(root);
    return last.errors;
  };
  report(last.errors);
  return { watcher: afterEachChange(root, find, report), judgeAgain: async () => report(await find()) };
}
