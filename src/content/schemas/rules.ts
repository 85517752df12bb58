/** Rules for several fields. */
import { z } from "zod";
import { formatList } from "../../text/format";
import type { date, rupees } from "./quantities";

/** The path of the value to fix, and the message: the rest of a sentence that starts with the value's place. */
type RuleError = { path: PropertyKey[]; message: string };

/** A rule for `.check()`, which runs once `fields` is valid; a `.refine()` would wait for all other fields, too. */
export function rule<Fields>(fields: z.ZodType<Fields>, find: (value: Fields) => RuleError[]) {
  const run = (value: unknown, context: z.RefinementCtx) => {
    const { success, data } = fields.safeParse(value);
    if (success) find(data).forEach((error) => context.addIssue({ code: "custom", ...error }));
  };
  return z.superRefine<unknown>(run, { when: () => true });
}

/** Requires one of two fields, each given as its name with an explanation, and not both. */
export function oneOfTwo(first: string, second: string) {
  const isGiven = (group: Record<string, unknown>, field: string) => group[field.replace(/ .*/, "")] !== undefined;
  return rule(z.record(z.string(), z.unknown()), (group) =>
    isGiven(group, first) === isGiven(group, second)
      ? [{ path: [], message: `must have either ${first} or ${second}, not both` }]
      : [],
  );
}

/** Requires that the second amount is not less than the first, or the second day not before the first. */
export function ascending(from: string, to: string, field: typeof rupees | typeof date) {
  return rule(z.object({ [from]: field, [to]: field }), (value) => {
    const [lower = 0, upper = 0] = [value[from], value[to]];
    if (lower <= upper) return [];
    const less = typeof upper === "number" ? "less than" : "before";
    return [{ path: [to], message: `must not be ${less} ${from} (${lower}), but is ${upper}` }];
  });
}

const anyItems = z.array(z.record(z.string(), z.unknown()));

/** Requires an item for each value of the choice `field`, which must be `unique`: copies.ts reports duplicates. */
export const oneForEach = (field: string, values: readonly string[]) =>
  rule(anyItems, (items) => {
    const missing = values.filter((value) => !items.some((item) => item[field] === value));
    if (missing.length === 0) return [];
    return [{ path: [], message: `must have an entry for each ${field}, but has none for ${formatList(missing)}` }];
  });
