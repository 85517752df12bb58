/** Applies the filter's state to the HTML of the course list and the comparison. */
import { maxCompared } from "./course-order";

/** The ids of the filter form, which the cards' checkboxes belong to, the list of cards, and the comparison table. */
export const ids = { form: "course-filter", list: "course-cards", table: "compare-table" };

/** The slug of a course, and the start times of its matching batches. */
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
  if (list.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true }); // moving the element drops focus
}

/** Disables the other courses' checkboxes once the maximum is ticked. */
export function limitTicks(ticked: readonly string[]) {
  for (const box of document.querySelectorAll<HTMLInputElement>(`#${ids.list} input`))
    box.disabled = ticked.length === maxCompared && !ticked.includes(box.value);
}

/** Shows these columns of the comparison, and the rows with a value in any of them. */
export function showColumns(isShown: readonly boolean[]) {
  const table = document.getElementById(ids.table) as HTMLTableElement | null;
  table?.toggleAttribute("data-compared", isShown.filter(Boolean).length <= maxCompared);
  for (const row of table?.rows ?? []) {
    const cells = Array.from(row.cells).slice(1);
    cells.forEach((cell, index) => (cell.hidden = !isShown[index]));
    row.hidden = cells.every((cell) => cell.hidden || !cell.textContent);
  }
}
