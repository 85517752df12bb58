/** What the filter changes in the HTML of the course list and of the comparison. */
import { maxCompared } from "./course-order";

/** The form of the filters, to which the boxes on the cards belong; the list of the cards; and the table. */
export const ids = { form: "course-filter", list: "course-cards", table: "compare-table" };

/** The slug of a course, and when those of its batches begin that fit. */
export type ShownCard = [slug: string, ...begins: string[]];

/** Shows these cards of the list, in this order. */
export function showCards(cards: readonly ShownCard[]) {
  const list = document.getElementById(ids.list);
  const items = Array.from((list?.children ?? []) as Iterable<HTMLElement>);
  const place = (item: HTMLElement) =>
    cards.findIndex(([slug]) => slug === item.querySelector<HTMLInputElement>("[name=compare]")?.value);
  for (const item of items) {
    item.hidden = place(item) < 0;
    for (const batch of item.querySelectorAll<HTMLElement>("[data-begins]"))
      batch.hidden = !cards[place(item)]?.includes(batch.dataset.begins ?? "");
  }
  const matching = items.filter((item) => !item.hidden);
  const sorted = matching.toSorted((one, other) => place(one) - place(other));
  if (!list || sorted.every((item, index) => item === matching[index])) return;
  const { activeElement: focused } = document;
  list.append(...sorted);
  if (list.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true }); // lost with its place
}

/** Disables the boxes of the other courses, if as many are ticked as can be compared. */
export function limitTicks(ticked: readonly string[]) {
  for (const box of document.querySelectorAll<HTMLInputElement>(`#${ids.list} input`))
    box.disabled = ticked.length === maxCompared && !ticked.includes(box.value);
}

/** Shows these columns of the comparison, and the rows that say something in them. */
export function showColumns(isShown: readonly boolean[]) {
  const table = document.getElementById(ids.table) as HTMLTableElement | null;
  table?.toggleAttribute("data-compared", isShown.filter(Boolean).length <= maxCompared);
  for (const row of table?.rows ?? []) {
    const cells = Array.from(row.cells).slice(1);
    cells.forEach((cell, index) => (cell.hidden = !isShown[index]));
    row.hidden = cells.every((cell) => cell.hidden || !cell.textContent);
  }
}
