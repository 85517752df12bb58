/** What the terminal says while somebody edits. */
import { checkContent, formatProblem } from "../../src/content/check";
import { afterEachChange } from "../../src/content/mirror";
import { siteAt } from "../../src/content/pages";
import type { Problem } from "../../src/content/read-file";

/**
 * Says with `print` whether the content of the project at `root` is in order, now and after each change, until what it
 * gives is closed.
 */
export async function sayWhetherInOrder(root: string, print: (text: string) => void) {
  const check = () => checkContent(siteAt(root));
  const tell = (problems: Problem[]) => {
    const verdict = problems.length > 0 ? `${problems.length} to mend:` : "data/ is in order.";
    const time = new Date().toLocaleTimeString("en-GB");
    print([`${time}  ${verdict}`, ...problems.map(formatProblem), ""].join("\n"));
  };
  tell(await check());
  return afterEachChange(root, check, tell);
}
