/** What the terminal says while somebody edits. */
import { checkContent } from "../../src/content/check/check-content";
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { afterEachChange } from "../../src/build/checked-copy";
import { checkInputAt } from "../../src/content/check/check-input";

/**
 * Says with `print` whether the content of the project at `root` is in order, now and after each change, until what it
 * gives is closed.
 */
export async function sayWhetherInOrder(root: string, print: (text: string) => void) {
  const check = () => checkContent(checkInputAt(root));
  const tell = (problems: ContentError[]) => {
    const verdict = problems.length > 0 ? `${problems.length} to mend:` : "data/ is in order.";
    const time = new Date().toLocaleTimeString("en-GB");
    print([`${time}  ${verdict}`, ...problems.map(formatError), ""].join("\n"));
  };
  tell(await check());
  return afterEachChange(root, check, tell);
}
