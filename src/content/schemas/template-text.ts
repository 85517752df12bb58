/** Text with placeholders, such as "{count} of {total}", for src/text/interpolate.ts. */
import { z } from "zod";
import { formatList } from "../../text/format";

/** A line of text with placeholders, such as "course hours?" for {course} and, if wanted, {hours}; no other braces. */
export function templateText(description: string, placeholders: string, usual = 300) {
  const names = placeholders.split(" ");
  const inBraces = (name: string) => `{${name.replace("?", "")}}`;
  const needed = names.filter((name) => !name.endsWith("?")).map(inBraces);
  const free = names.filter((name) => name.endsWith("?")).map(inBraces);
  const known = [...needed, ...free];
  const escaped = (place: string) => place.replace("{", "\\{").replace("}", "\\}");
  const lookaheads = needed.map((place) => `(?=.*${escaped(place)})`).join("");
  return z
    .string()
    .min(1)
    .regex(new RegExp(`^${lookaheads}(?!\\s)(?:[^{}\\n]|${known.map(escaped).join("|")})+(?<!\\s)$`))
    .meta({ description, fix: fixOf(needed, free), room: 2 * usual });
}

function fixOf(needed: string[], free: string[]): string {
  if (needed.length === 0) return `a sentence with no braces except ${formatList(free)}, and no space at either end`;
  const also = free.length > 0 ? `, optionally ${formatList(free)}` : "";
  return `a sentence with ${formatList(needed)} in it${also}, and no other braces`;
}
