/** Characters that no device can show, and those that PDF files and share cards leave out. */
import { brokenEncoding } from "../../../text/broken-encoding";
import { characterName } from "../../../text/character-name";
import { formatList } from "../../../text/format";
import { undrawable } from "../../../theme/drawable";
import { eachText, type Rule } from "../rule";
import type { ContentText } from "../texts";

export const characters: Rule[] = [{ level: "warning", find: eachText(isDrawn, () => leftOut) }];

/** Returns an error if a text contains a character that no device can show, worded as the rest of a sentence. */
export function characterError(text: string): string | undefined {
  if (/[\n\r\t]/.test(text)) return "contains a line break or a tab: write a space instead";
  const [unreadable] = text.match(/[\p{Cc}\p{Co}\p{Cs}\p{NChar}]/u) ?? [];
  return (
    brokenEncoding(text) ??
    (unreadable && `contains ${characterName(unreadable)}, which is not a character to read: type these words again`)
  );
}

/** The files whose texts are in PDF files. Share cards have the title and heading of every page. */
const printed =
  /^(?:admissions|contact|course-pages|courses|downloads|exercises|faculty|payment|refund|services|site)\./;

function isDrawn({ file, path }: ContentText): boolean {
  return printed.test(file) || /^(?:title|heading|hero\.heading)$/.test(path.join("."));
}

function leftOut({ written }: ContentText): string | undefined {
  const missing = undrawable(written);
  if (missing.length === 0) return undefined;
  return `contains ${formatList(missing)}, which PDF files and share cards leave out: if that matters, write it another way`;
}
