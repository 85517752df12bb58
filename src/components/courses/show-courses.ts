/** Applies the filter's state to the HTML of the course list and the comparison. */
import { maxCompared } from "./list-state";

/** The ids of the filter form (which owns the cards' checkboxes), the list of cards, and the comparison table. */
export const listIds = { form: "course-filter", list: "course-cards", table: "compare-table" };

type ShownCourse = { slug: string; batches: readonly { begins: string }[] };

/** Shows only these courses, in this order, each with only its listed batches. */
export function showCards(courses: readonly ShownCourse[], areChosen: boolean) {
  const list = document.getElementById(listIds.list);
  const cards = Array.from((list?.children ?? []) as Iterable<HTMLElement>);
  const slugOf = (card: HTMLElement) => card.querySelector<HTMLInputElement>("[name=compare]")?.value;
  for (const card of cards) {
    const course = courses.find(({ slug }) => slug === slugOf(card));
    card.hidden = !course;
    if (course) showBatches(card, course, areChosen);
  }
  const visible = cards.filter((card) => !card.hidden);
  const sorted = courses.flatMap(({ slug }) => visible.find((card) => slugOf(card) === slug) ?? []);
  if (!list || sorted.every((card, index) => card === visible[index])) return;
  const { activeElement: focused } = document;
  list.append(...sorted);
  if (list.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true }); // moving the element drops focus
}

/** Shows only the listed batches in a course's part of the page. If a filter selected them, links put them first. */
function showBatches(part: HTMLElement, { batches }: ShownCourse, areChosen: boolean) {
  for (const batch of part.querySelectorAll<HTMLElement>("[data-begins]"))
    batch.hidden = !batches.some(({ begins }) => begins === batch.dataset.begins);
  const query = String(new URLSearchParams(areChosen ? batches.map(({ begins }) => ["begins", begins]) : []));
  for (const link of part.querySelectorAll<HTMLAnchorElement>("a[href^='/courses/']"))
    link.setAttribute("href", link.pathname + (query && `?${query}`));
}

/** Disables the other courses' checkboxes once the maximum is ticked. */
export function limitTicks(ticked: readonly string[]) {
  for (const box of document.querySelectorAll<HTMLInputElement>(`#${listIds.list} input`))
    box.disabled = ticked.length === maxCompared && !ticked.includes(box.value);
}

/** Shows only these columns of the comparison (false hides one), and only rows with a value in them. */
export function showColumns(columns: readonly (ShownCourse | false)[], areChosen: boolean) {
  const table = document.getElementById(listIds.table) as HTMLTableElement | null;
  table?.toggleAttribute("data-compared", columns.filter(Boolean).length <= maxCompared);
  for (const row of table?.rows ?? []) {
    const cells = Array.from(row.cells).slice(1);
    cells.forEach((cell, index) => {
      const course = columns[index];
      cell.hidden = !course;
      if (course) showBatches(cell, course, areChosen);
    });
    row.hidden = cells.every((cell) => cell.hidden || !cell.textContent);
  }
}
