import { checkContent } from "../../src/content/check/check-content";
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { afterEachChange } from "../../src/build/checked-copy";
import { checkInputAt } from "../../src/content/check/check-input";
import { counted } from "../../src/text/sentences";

/** Checks the content of the project at `root` now and after each change, and prints the errors. Close what it returns to stop. */
export async function reportErrors(root: string, print: (text: string) => void) {
  const check = () => checkContent(checkInputAt(root));
  const report = (errors: ContentError[]) => {
    const verdict = errors.length > 0 ? `${counted(errors.length, "error")}:` : "data/ is in order.";
    const time = new Date().toLocaleTimeString("en-GB");
    print([`${time}  ${verdict}`, ...errors.map(formatError), ""].join("\n"));
  };
  report(await check());
  return afterEachChange(root, check, report);
}
