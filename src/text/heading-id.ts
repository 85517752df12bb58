/**
 * The anchor of a section, derived from its heading, or of an entry, from its name: "Your data" → "your-data", "C++" →
 * "c-plus-plus", "José" → "jose". Keeps letters of other scripts. Equal headings need `headingIds`.
 */
export function headingId(heading: string): string {
  const words = heading.replace(/(?<=[\p{L}\p{N}+])\+/gu, "-plus-").replace(/(?<=\p{L})#/gu, "-sharp-");
  const letters = words
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .normalize()
    .toLowerCase();
  return letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "entry";
}

/** The anchors of headings on a page with the ids `taken`. The first of a kind keeps its anchor: "rao", "rao-2". */
export function headingIds(headings: readonly string[], taken: readonly string[] = []): string[] {
  const known = new Set(taken);
  return headings.map((heading) => {
    const plain = headingId(heading);
    let id = plain;
    for (let count = 2; known.has(id); count++) id = `${plain}-${count}`;
    known.add(id);
    return id;
  });
}

/** The anchor of a module in its course's curriculum, derived from its first week: 3 → "week-3". */
export function moduleId(fromWeek: number): string {
  return `week-${fromWeek}`;
}
