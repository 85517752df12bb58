/** Windows-1252's characters for the bytes from 128, and those of them that continue a character in UTF-8. */
const windows =
  "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ" +
  Buffer.from(Array.from({ length: 96 }, (_, index) => index + 160)).toString("latin1");
const next = `[${windows.slice(0, 64)}]`;

const misread = new RegExp(`[Â-ß]${next}|[à-ï]${next}{2}|[ð-ô]${next}{3}`, "g");

/** Signs, accented letters, Indian scripts and emoji; others may really be two letters, as in “CAFÉ”. */
const likely = /^[\u00A0-\u00FF\u0904-\u0DEF\u2010-\u27BF\u{1F000}-\u{1FAFF}]$/u;

/** What is wrong with a text in UTF-8 that a program read as Windows-1252, as in "Youâ€™ll"; undefined if nothing is. */
export function brokenEncoding(text: string): string | undefined {
  if (text.includes("\uFFFD")) return "contains \uFFFD, where a character was lost: type it again";
  for (const [broken] of text.matchAll(misread)) {
    const right = new TextDecoder().decode(Uint8Array.from(broken, (character) => windows.indexOf(character) + 128));
    if (likely.test(right)) return `contains "${broken}", a ${right} that another program broke: write ${right}`;
  }
  return /Â /.test(text) ? 'contains "Â", left of a space that another program broke: remove it' : undefined;
}
