import { afterEachChange } from "../../src/build/checked-copy";
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { counted } from "../../src/text/sentences";
import { judgeOf, type Verdict } from "./verdict";

/**
 * Judges the content of the project at `root` now and after each change, prints the errors and hands on each verdict. Close
 * the watcher that it returns to stop.
 */
export async function watchVerdict(root: string, print: (text: string) => void, hear: (verdict: Verdict) => void) {
  const judge = judgeOf(root);
  let last = await judge();
  const report = (errors: ContentError[]) => {
    const summary = errors.length > 0 ? `${counted(errors.length, "error")}:` : "No errors.";
    const time = new Date().toLocaleTimeString("en-GB");
    print([`${time}  ${summary}`, ...errors.map(formatError), ""].join("\n"));
    hear({ ...last, errors: errors.map((error) => ({ path: [], ...error })) });
  };
  const find = async () => {
    last = await judge();
    return last.errors;
  };
  report(last.errors);
  return { watcher: afterEachChange(root, find, report), judgeAgain: async () => report(await find()) };
}
