/** HTML and Markdown in a text, which visitors would read as it is. */

/** What is wrong with a text that holds HTML, as the rest of a sentence; nothing if it holds none. */
export function htmlError(text: string): string | undefined {
  const [tag] = /<\/?(?:script\b|[a-z][^<>]*>)|<!--/i.exec(text) ?? [];
  if (tag) return `holds HTML (${short(tag)}), which visitors would read as it is: write plain text`;
  const [code] = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text) ?? [];
  return code && `holds the code of a character (${short(code)}): write the character itself`;
}

/** What Markdown makes of signs; one asterisk on each side underlines a part of a heading, so it needs no error of its own. */
const markdown =
  /(?<![\w*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\w*])|\[[^[\]]+\]\([^()\s]+\)|`[^`]+`|^(?:#{1,6}|[-*]) (?=\S)/;

/** What is wrong with a text that holds Markdown, as the rest of a sentence; nothing if it holds none. */
export function markdownError(text: string): string | undefined {
  const [signs] = markdown.exec(text) ?? [];
  return signs && `holds Markdown (${short(signs.trim())}), which visitors would read as it is: write plain text`;
}

function short(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
