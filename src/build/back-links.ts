/** Reverse references: which items refer to a course, a service or a trainer. */
import { contract, jsonSchema, resolveRef, typeName, type DataFile, type JsonSchema } from "../content/contract";
import type { FieldExtension, ResolverContext } from "./resolvers";

/** A reference, with its filter path in the file's object or in an item of its list. */
type Reference = Required<Pick<JsonSchema, "to" | "listedAs">> & { path: string[] };

/**
 * Returns GraphQL fields that list the items referring to an item, such as the stories of a course. Gatsby links only
 * nodes, so lists inside a file's object, such as articles, need their own extension.
 */
export function backLinkTypes(): string {
  const fields = (Object.keys(contract) as DataFile[]).flatMap((file) => {
    const root = jsonSchema(file);
    const whole = resolveRef(root, root);
    const isList = whole.type === "array";
    return referencesIn(isList ? (whole.items as JsonSchema) : whole, root).map(({ to, listedAs, path }) => {
      const field = isList ? nodesField(file, path) : entriesField(file, path, root);
      return `type ${typeName(to)} implements Node { ${listedAs}: ${field} }`;
    });
  });
  return fields.join("\n");
}

/** How a Gatsby filter steps into a list. */
const anyEntry = "elemMatch";

function nodesField(file: DataFile, path: string[]): string {
  return `[${typeName(file)}!]! @link(by: "${path.join(".")}.slug", from: "slug")`;
}

function entriesField(file: DataFile, [list = "", , field = ""]: string[], root: JsonSchema): string {
  const entries = resolveRef(root, root).properties?.[list] as JsonSchema;
  const entry = (entries.items as JsonSchema).$ref?.replace("#/definitions/", "");
  return `[${entry}!]! @entriesNaming(type: "${typeName(file)}", list: "${list}", field: "${field}")`;
}

function referencesIn(schema: JsonSchema, root: JsonSchema, path: string[] = []): Reference[] {
  const { kind, to, listedAs, items, properties } = resolveRef(schema, root);
  if (kind === "reference") return to && listedAs ? [{ to, listedAs, path }] : [];
  if (items) return referencesIn(items as JsonSchema, root, [...path, anyEntry]);
  return Object.entries(properties ?? {}).flatMap(([name, part]) =>
    referencesIn(part as JsonSchema, root, [...path, name]),
  );
}

type Arguments = { type: string; list: string; field: string };

/** A field extension: lists the entries of `list` with the item's slug in `field`. */
export const entriesNaming: FieldExtension = {
  name: "entriesNaming",
  args: { type: "String!", list: "String!", field: "String!" },
  extend: ({ type, list, field }: Arguments) => ({
    async resolve({ slug }: { slug: string }, _: unknown, { nodeModel }: ResolverContext) {
      const node = await nodeModel.findOne<Record<string, Record<string, unknown>[]>>({ type, query: {} });
      return node[list]?.filter((entry) => entry[field] === slug);
    },
  }),
};
