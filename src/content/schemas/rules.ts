/** Rules for several fields. */
import { z } from "zod";
import { formatList } from "../../text/format";
import { didYouMean } from "../../text/nearest";
import type { date, rupees } from "./quantities";

/** The path of the value to fix, and the message: the rest of a sentence that starts with the value's place. */
type RuleError = { path: PropertyKey[]; message: string };

/**
 * A rule for several fields, for `.check()`. `find` runs once `fields` is valid, even if other fields are not. A
 * `.refine()` would wait for all fields to be valid, and report its errors only after the others are fixed.
 */
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

/**
 * Returns an error for each item whose `field` is a string that is not in `known`. `list` is the name of the list in
 * the error's path.
 */
export function oneOf(known: string[], list: string, field: string, items: Record<string, unknown>[]) {
  return items.flatMap((item, index) => {
    const value = item[field];
    if (typeof value !== "string" || known.includes(value)) return [];
    const message = `must be one of ${known.join(", ")}, but is "${value}"${didYouMean(value, known)}`;
    return [{ path: [list, index, field], message }];
  });
}

/** A list whose items may be invalid. */
export const anyItems = z.array(z.record(z.string(), z.unknown()));

/** A list with one item for each value of the choice `field`, which must be `unique`: copies.ts reports duplicates. */
export function oneForEach<Field extends string, Item extends z.ZodObject & { shape: Record<Field, z.ZodEnum> }>(
  field: Field,
  item: Item,
  description: string,
) {
  const names: string[] = item.shape[field].options.map(String);
  const noneMissing = rule(anyItems, (items) => {
    const missing = names.filter((name) => !items.some((one) => one[field] === name));
    if (missing.length === 0 || items.length >= names.length) return [];
    return [{ path: [], message: `must have an entry for each ${field}, but has none for ${formatList(missing)}` }];
  });
  return z.array(item).check(noneMissing).length(names.length).meta({ description });
}
