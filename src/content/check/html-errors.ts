/** HTML and Markdown in a text, which visitors would see as it is. */

/** What is wrong with a text that contains HTML, as the rest of a sentence; nothing if it contains none. */
export function htmlError(text: string): string | undefined {
  const [tag] = /<\/?(?:script\b|[a-z][^<>]*>)|<!--/i.exec(text) ?? [];
  if (tag) return `contains HTML (${short(tag)}), which visitors would see as it is: write plain text`;
  const [code] = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text) ?? [];
  return code && `contains a character code (${short(code)}): write the character itself`;
}

/** What Markdown makes of signs; one asterisk on each side underlines a part of a heading, so it needs no error of its own. */
const markdown =
  /(?<![\w*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\w*])|\[[^[\]]+\]\([^()\s]+\)|`[^`]+`|^(?:#{1,6}|[-*]) (?=\S)/;

/** What is wrong with a text that contains Markdown, as the rest of a sentence; nothing if it contains none. */
export function markdownError(text: string): string | undefined {
  const [signs] = markdown.exec(text) ?? [];
  return signs && `contains Markdown (${short(signs.trim())}), which visitors would see as it is: write plain text`;
}

function short(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
