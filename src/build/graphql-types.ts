/** Derives GraphQL types from the content schemas. */
import {
  contract,
  jsonSchema,
  pageFolder,
  policySchema,
  resolveRef,
  typeName,
  type DataFile,
  type JsonSchema,
} from "../content/contract";

const graphqlName = /^[A-Za-z_]\w*$/;

/** The SDL of data files and policies. Items with pages implement `DetailPage`; files with `...page`, `Page`. */
export function graphqlTypes(): string {
  const types = new Map<string, string>();
  for (const file of Object.keys(contract) as DataFile[]) addFile(file, types);
  addObject({ name: "PolicyFrontMatter", schema: resolveRef(policySchema, policySchema) }, policySchema, types);
  return [...types.values()].join("\n");
}

/** Makes root fields of single nodes non-null: the check guarantees each file, and a missing node stops the build. */
export function singleNodes(): Record<string, { type: string }> {
  const files = (Object.keys(contract) as DataFile[]).filter((file) => !jsonSchema(file).items);
  const names = [...files.map(typeName), "DetailPage", "Download", "MarkdownRemark"];
  return Object.fromEntries(
    names.map((name) => [name.replace(/^./, (letter) => letter.toLowerCase()), { type: `${name}!` }]),
  );
}

function addFile(file: DataFile, types: Map<string, string>) {
  const root = jsonSchema(file);
  const folder = pageFolder(file);
  const extra = folder ? [`path: String! @path(folder: "${folder}")`] : [];
  const item = resolveRef((root.items as JsonSchema | undefined) ?? root, root);
  const interfaces = ["Node", folder && "DetailPage", item.properties?.kicker && "Page"].filter(Boolean).join(" & ");
  addObject({ name: typeName(file), schema: item, head: ` implements ${interfaces} @dontInfer`, extra }, root, types);
}

type ObjectType = { name: string; schema: JsonSchema; head?: string; extra?: string[] };

function addObject({ name, schema, head = "", extra = [] }: ObjectType, root: JsonSchema, types: Map<string, string>) {
  if (types.has(name)) return;
  types.set(name, ""); // reserved first, to end recursion in self-referencing types
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const fields = properties.flatMap(([field, of]) => {
    if (of.unpublished) return [];
    const type = fieldType(of, `${name}${field[0]?.toUpperCase()}${field.slice(1)}`, root, types);
    return `${field}: ${type}`.replace(/( @|$)/, schema.required?.includes(field) ? "!$1" : "$1");
  });
  types.set(name, `type ${name}${head} {\n  ${[...fields, ...extra].join("\n  ")}\n}`);
}

/** Returns the type of a field; adds those it needs to `types`. Objects without an id are named after their position. */
function fieldType(schema: JsonSchema, place: string, root: JsonSchema, types: Map<string, string>): string {
  const of = resolveRef(schema, root);
  const name = schema.$ref?.replace("#/definitions/", "") ?? place;
  if (of.kind === "picture") return "File @fileByRelativePath";
  if (of.kind === "reference" && of.to) return `${typeName(of.to)} @link(by: "slug")`;
  if ((of.items as JsonSchema | undefined)?.kind === "prose") return "[ProsePart!] @prose";
  if (of.type === "array") return fieldType(of.items as JsonSchema, place, root, types).replace(/^[^ ]+/, "[$&!]");
  if (of.type === "object") addObject({ name, schema: of }, root, types);
  if (of.type === "object") return name;
  if (of.enum?.every((value) => graphqlName.test(String(value)))) {
    types.set(name, `enum ${name} {\n  ${of.enum.join("\n  ")}\n}`);
    return name;
  }
  return { string: "String", integer: "Int", number: "Float", boolean: "Boolean" }[of.type as string] ?? "String";
}
