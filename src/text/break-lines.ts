/** Breaks words into lines greedily; an overlong word gets its own line. */
export function breakLines<Word>(words: Word[], fits: (line: Word[]) => boolean): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = [...(lines.at(-1) ?? []), word];
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
    else lines.push([word]);
  }
  return lines;
}
