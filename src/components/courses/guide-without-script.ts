import { chosen } from "./choices-without-script";
import type { End } from "./guide-ends";

const anyGoal = ":has([name=goal]:checked)";

/**
 * Styles that answer before there is script: `:has()` shows each end whose condition holds, and hides those after it. For what
 * holds the questions and, in the element with `data-ends`, all `ends` in order.
 */
export function endsWithoutScript(ends: readonly End<unknown>[], fees: readonly number[]) {
  const shown = ends.map(({ when: { goal, few, can, lacks, fee } }, index) => {
    const holds = [
      goal ? chosen(goal) : anyGoal,
      few !== undefined && (few ? chosen("few") : `:not(${chosen("few")})`),
      ...can.map(chosen),
      lacks && `:not(${lacks.map(chosen).join("")})`,
      ...fees.filter((budget) => budget < fee).map((budget) => `:not(${chosen(budget)})`),
    ].filter((part) => typeof part === "string");
    return `&${holds.join("")} [data-ends] > :nth-child(${index + 1})`;
  });
  const later = shown.map((end) => `${end} ~ *`);
  return {
    "& [data-ends] > *": { display: "none" },
    [`&${anyGoal} [data-invitation]`]: { display: "none" },
    [shown.join()]: { display: "grid" },
    [later.join()]: { display: "none !important" },
  };
}
