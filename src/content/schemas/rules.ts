/** Rules between the fields of a group. */
import { z } from "zod";
import { didYouMean } from "../../text/nearest";
import { rupees } from "./fields";

/** What a rule finds: the path to the value to mend, and how the sentence about it goes on. */
type Finding = { path: PropertyKey[]; message: string };

/**
 * A rule between fields, for `.check()`. `find` gets what `fields` describes as soon as that is valid: a mistake in
 * another field, which a `.refine()` would wait for, is then told of at the same time.
 */
export function rule<Fields>(fields: z.ZodType<Fields>, find: (value: Fields) => Finding[]) {
  const run = (value: unknown, context: z.RefinementCtx) => {
    const { success, data } = fields.safeParse(value);
    if (success) find(data).forEach((finding) => context.addIssue({ code: "custom", ...finding }));
  };
  return z.superRefine<unknown>(run, { when: () => true });
}

/** Two numbers of which the second must not be the smaller one. */
export function ascending<From extends string, To extends string>(from: From, to: To) {
  return rule(z.object({ [from]: rupees, [to]: rupees }), (value) => {
    const [least = 0, most = 0] = [value[from], value[to]];
    if (least <= most) return [];
    return [{ path: [to], message: `must not be less than ${from} (${least}), but is ${most}` }];
  });
}

/** Reports the item `index` of `list` if its `field` is none of `known`; a value that is no text is told of elsewhere. */
export function oneOf(known: string[], list: string, field: string, items: Record<string, unknown>[]) {
  return items.flatMap((item, index) => {
    const value = item[field];
    if (typeof value !== "string" || known.includes(value)) return [];
    const message = `must be one of ${known.join(", ")}, but is "${value}"${didYouMean(value, known)}`;
    return [{ path: [list, index, field], message }];
  });
}

/** What a rule needs of a list whose items may be wrong in any field. */
export const items = z.array(z.record(z.string(), z.unknown()));
