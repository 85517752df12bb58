import { filterAndSort, type ListOptions, type ListState } from "./course-order";
import { noScript } from "../../theme/theme";

type Course = Parameters<typeof filterAndSort>[0][number];

/** The part of a selector that holds while an option with this value is chosen inside. */
export const chosen = (value: string | number) => `:has([value="${value}"]:checked)`;

/**
 * Styles that filter the list where there is no script: `:has()` hides the cards that the chosen level and fee leave out,
 * and shows the note for a level (`data-nearest`) where its fee leaves none. For what holds filter, notes and list; the
 * list must have all courses, as listed.
 */
export function choicesWithoutScript(courses: readonly Course[], { levels, fees }: ListOptions) {
  const hide = (value: string | number, state: ListState) => {
    const shown = filterAndSort(courses, state);
    const cards = courses.flatMap((course, index) => (shown.includes(course) ? [] : `:nth-child(${index + 1})`));
    return cards.length > 0 && [`&${chosen(value)} > ul > :is(${cards.join()})`, { display: "none" }];
  };
  const without = { level: undefined, fee: undefined, sort: undefined };
  const empty = levels.flatMap((level) =>
    fees
      .filter((fee) => filterAndSort(courses, { level, fee, sort: undefined }).length === 0)
      .map((fee) => `&${chosen(level)}${chosen(fee)} [data-nearest="${level}"]`),
  );
  return {
    "& [data-nearest]": { display: "none" },
    [noScript]: Object.fromEntries(
      [
        ...levels.map((level) => hide(level, { ...without, level })),
        ...fees.map((fee) => hide(fee, { ...without, fee })),
        empty.length > 0 && [empty.join(), { display: "block" }],
      ].filter((rule) => rule !== false),
    ),
  };
}
