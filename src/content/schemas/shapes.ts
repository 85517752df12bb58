/** The building blocks of the schemas: zod types with metadata for everything else, and rules across fields. */
import { z } from "zod";

/** Files whose items can be referenced, each with its noun for one item. */
export const referables = { "courses.json": "course", "services.json": "service", "faculty.json": "trainer" } as const;

/** A file whose items can be referenced by slug. */
export type ReferableFile = keyof typeof referables;

declare module "zod" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface GlobalMeta {
    /** What to write instead; completes the message "… must be …". */
    fix?: string;
    /** The kind of a text that is not plain words. */
    kind?:
      | "picture" // a file in data/
      | "static" // a picture in static/
      | "link"
      | "slug"
      | "emoji" // which the visitor's device draws
      | "reference" // the slug of an item in the file `to`
      | "telephone"
      | "person" // a person's name
      | "prose" // an entry of a Markdown text
      | "code"
      | "oldPath" // of a removed page
      | "plan"; // a day that may be in the future
    /** For references: the file that contains the item. */
    to?: ReferableFile;
    /** The field that lists the valid values: `gallery.categories.*.name`. */
    optionsFrom?: string;
    /** Suggestions for VS Code, for a field that accepts other values too. */
    choices?: string[];
    /** The most characters that look right: the check warns of more; `textSize` of contract.ts derives from it. */
    softLimit?: number;
    /** Why a list has a minimum or maximum length; completes the message "… must have at most …". */
    why?: string;
    /** What a figure counts. The check compares it with its committed value, because a digit may be missing. */
    quantity?: "number" | "rupees" | "hour";
    /** Whether the site never shows it: such fields are in neither GraphQL nor the checked data. */
    unpublished?: boolean;
    /** Whether values must be unique within a list. */
    unique?: boolean;
    /** The name of a list item in the editing form, if one field cannot identify it: `{course}, {start}`. */
    summary?: string;
  }
}

type Shape = z.core.$ZodLooseShape;

/** An object without a type name: GraphQL derives one from its position. */
export const group = <Fields extends Shape>(description: string, fields: Fields) =>
  z.strictObject(fields).meta({ description });

/** The id that names a type in GraphQL, or its metadata. */
type TypeName = string | Pick<z.GlobalMeta, "id" | "title" | "summary">;

const named = (type: TypeName) => (typeof type === "string" ? { id: type } : type);

/** An object with a GraphQL type. */
export const object = <Fields extends Shape>(type: TypeName, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ ...named(type), description });

/** One of some names. If all are valid names in GraphQL, they become an enum. */
export const choice = <Name extends string>(type: TypeName, description: string, names: readonly Name[]) =>
  z.enum(names).meta({ ...named(type), description });

/** A list. Without entries, its section is not shown; a list that must have one says `why`. */
export const listOf = <Item extends z.ZodType>(item: Item, description: string, why?: string) =>
  (why ? z.array(item).min(1) : z.array(item)).meta({ description, why });

/** Text in a given format. */
export const pattern = (format: RegExp, meta: z.GlobalMeta) => z.string().regex(format).meta(meta);

export const whole = (
  [min, max]: [min: number, max: number],
  description: string,
  fix = `a whole number from ${min} to ${max} without quotes`,
) => z.int().min(min).max(max).meta({ description, fix, quantity: "number" });

/** The number of a week or a line, counted from 1: a position, so not checked as a figure. */
export const ordinal = (most: number, description: string) =>
  whole([1, most], description).meta({ quantity: undefined });

/** The names of a record's entries, for `z.enum`. */
export const namesOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

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
export function exactlyOne(first: string, second: string) {
  const isGiven = (group: Record<string, unknown>, field: string) => group[field.replace(/ .*/, "")] !== undefined;
  return rule(z.record(z.string(), z.unknown()), (group) =>
    isGiven(group, first) === isGiven(group, second)
      ? [{ path: [], message: `must have either ${first} or ${second}, not both` }]
      : [],
  );
}

/** Requires that the second amount is not less than the first, or the second day not before the first. */
export function ascending(from: string, to: string, field: z.ZodType<string> | z.ZodType<number>) {
  return rule(z.object({ [from]: field, [to]: field }), (value) => {
    const [lower = 0, upper = 0] = [value[from], value[to]];
    if (lower <= upper) return [];
    const less = typeof upper === "number" ? "less than" : "before";
    return [{ path: [to], message: `must not be ${less} ${from} (${lower}), but is ${upper}` }];
  });
}
