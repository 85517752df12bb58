/** Files that look like content but that the site does not read. */
import { contract } from "../contract";
import { slug } from "../schemas/fields";
import type { SiteContent } from "./content";
import type { ContentError } from "./content-error";

/** Notes for editors, which are not content. */
const notes = ["README.md", "images/CREDITS.md"];

/** Reports each JSON or Markdown file anywhere in data/ that the site does not read. */
export function strayFiles({ dataFiles }: SiteContent): ContentError[] {
  return dataFiles.flatMap((file) => {
    const [, policy] = /^policies\/([^/]+)\.md$/.exec(file) ?? [];
    const isRead = file in contract || notes.includes(file) || slug.safeParse(policy).success;
    if (isRead || !/\.(?:json|md|markdown)(?:\.txt)?$/i.test(file)) return [];
    const message = file.startsWith("policies/")
      ? "a policy's file name has lower-case letters, digits and single hyphens, and ends in .md, such as cookies.md: rename it"
      : "the site does not read this file: remove it, or give it the name of one that it reads";
    return [{ file, line: 1, column: 1, message }];
  });
}
