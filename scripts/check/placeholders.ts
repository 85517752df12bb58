/** Sample details that are still in place. */
import { place } from "../../src/content/check/messages";
import { formatList } from "../../src/text/format";
import { isPlaceholder } from "../../src/text/placeholder";
import { pluralize, sentencesOf } from "../../src/text/sentences";
import type { Source, Warning } from "./source";

/** Warns once for the whole site: one line that names every text with a sample domain, number or street. */
export function placeholderWarnings(source: Source): Warning[] {
  const found = source.passages.filter(({ text }) => sentencesOf(text).some(({ sentence }) => isPlaceholder(sentence)));
  const [first] = found;
  if (!first) return [];
  const files = [...new Set(found.map(({ file }) => file))].map((file) => {
    const inFile = found.filter((passage) => passage.file === file);
    if (file.endsWith(".md")) return `data/${file}:${formatList(inFile.map(({ line }) => String(line)))}`;
    const fields = inFile.map(({ path }) => place(path, source.files[file]?.value).replaceAll(", ", " "));
    return `data/${file} (${formatList(fields)})`;
  });
  const message = `sample brand: set ${pluralize(found.length, "field")} before the first deployment: ${files.join("; ")}`;
  const { file, line, column } = first;
  return [{ file, line, column, message, key: message.replace(/\.md:[\d, and]+/g, ".md") }];
}
