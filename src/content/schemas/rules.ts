/** Rules between the fields of a group. */
import { z } from "zod";
import { didYouMean } from "../../text/nearest";
import { rupees } from "./fields";

/** The path to the value to fix, and the message, which continues a sentence that starts with the place. */
type RuleError = { path: PropertyKey[]; message: string };

/**
 * A rule between fields, for `.check()`. `find` runs as soon as the part that `fields` describes is valid, whatever the
 * other fields hold; a `.refine()` would wait for them, and their errors would hide its own.
 */
export function rule<Fields>(fields: z.ZodType<Fields>, find: (value: Fields) => RuleError[]) {
  const run = (value: unknown, context: z.RefinementCtx) => {
    const { success, data } = fields.safeParse(value);
    if (success) find(data).forEach((error) => context.addIssue({ code: "custom", ...error }));
  };
  return z.superRefine<unknown>(run, { when: () => true });
}

/** A rule for two amounts, of which the second must not be less than the first. */
export function ascending<From extends string, To extends string>(from: From, to: To) {
  return rule(z.object({ [from]: rupees, [to]: rupees }), (value) => {
    const [least = 0, most = 0] = [value[from], value[to]];
    if (least <= most) return [];
    return [{ path: [to], message: `must not be less than ${from} (${least}), but is ${most}` }];
  });
}

/** The errors of the `items` of the field `list` whose `field` is a text, but none of `known`. */
export function oneOf(known: string[], list: string, field: string, items: Record<string, unknown>[]) {
  return items.flatMap((item, index) => {
    const value = item[field];
    if (typeof value !== "string" || known.includes(value)) return [];
    const message = `must be one of ${known.join(", ")}, but is "${value}"${didYouMean(value, known)}`;
    return [{ path: [list, index, field], message }];
  });
}

/** A list whose items may be wrong in any field. */
export const anyItems = z.array(z.record(z.string(), z.unknown()));
