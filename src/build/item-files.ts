/**
 * The items of lists that have pages, in one file each: so Gatsby makes a node of each file, and a change of one item
 * concerns no other. Of one file it would make all nodes again, and ask all queries again (docs/decisions/0001).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFolders, type DataFile } from "../content/contract";

/** The lists that Gatsby reads item by item, and not as they are. */
export const listsOfPages = Object.keys(pageFolders);

/**
 * The files of the items of all lists with pages, from the folder `data`, which has passed the check: `courses.python.json` and
 * what it holds, the item and its place in the list, counted from 1. They stand in one folder with the other content, from
 * which pictures are named.
 */
export function itemFiles(data: string): Map<string, string> {
  return new Map(
    listsOfPages.flatMap((list) =>
      // A cast, because the check has just judged the whole list.
      (JSON.parse(readFileSync(join(data, list), "utf8")) as { slug: string }[]).map((item, index) => [
        list.replace(/\.json$/, `.${item.slug}.json`),
        JSON.stringify({ ...item, position: index + 1 }),
      ]),
    ),
  );
}

/** The data file from which a file of the checked copy comes: `courses.json` for `courses.python.json`. */
export function dataFileOf(name: string): DataFile {
  return name.replace(/\..*$/, ".json") as DataFile; // the check lets no other file pass
}
