/** Texts that somebody meant to write later. */

/** What a form, a template or a hurried editor leaves in the place of a text. */
const standIns =
  /^(?:untitled\b.*|new (?:entry|item|text|title)|(?:a |just a )?test(?: (?:text|entry|item|title))?(?: ?\d+)?|to ?do|to be (?:done|written|added|announced)|tb[ad]|fixme|x{3,}|asdf\w*|qwert\w*|foo|bar|\?+|-+|…|\.{3})[.!…]?$/i;

/** Capitals only: a course may build a to-do app. */
const reminders = /\b(?:TODO|FIXME|TBD)\b|\b[Ll]orem ipsum\b|\bx{3,}\b|\[(?:insert|your|name|date|amount)\b[^\]]*\]/;

/** Says of a text that is a placeholder so, as the rest of a sentence; nothing of any other text. */
export function unfinishedError(text: string): string | undefined {
  const [left] = standIns.exec(text) ?? reminders.exec(text) ?? [];
  return left && `is a placeholder ("${left}"): write the text for visitors`;
}
