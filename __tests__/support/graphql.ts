/** Runs the queries of pages on the fixtures, with the types, field extensions and resolvers of the build. */
import type { GatsbyNode } from "gatsby";
import {
  buildASTSchema,
  defaultFieldResolver,
  execute,
  FieldsOnCorrectTypeRule,
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  KnownArgumentNamesRule,
  KnownFragmentNamesRule,
  parse,
  validate,
  valueFromASTUntyped,
  type ExecutionResult,
  type GraphQLFieldResolver,
} from "gatsby/graphql";
import { createResolvers, createSchemaCustomization } from "../../src/build/schema";
import { nodesOf, type Node } from "./fixture-nodes";
import { fragments } from "./gatsby-mock";
import { partial } from "./partial";

type Arguments = Record<string, unknown>;
type Resolve = GraphQLFieldResolver<Node, object>;
type Resolvers = Record<string, Record<string, { type: string; resolve?: Resolve }>>;
type Extension = { name: string; extend: (args: Arguments) => { resolve: Resolve } };
type ArgumentsOf<Api extends keyof GatsbyNode> = Parameters<Extract<GatsbyNode[Api], (...args: never[]) => unknown>>[0];

const types: string[] = [];
const resolvers: Resolvers = {};
const extensions = new Map<string, Extension["extend"]>();

// Calls the build's hooks with only those functions of Gatsby's API that they use.
const customization = partial<ArgumentsOf<"createSchemaCustomization">>({
  actions: {
    createTypes: (declared: string[]) => types.push(...declared),
    createFieldExtension: ({ name, extend }: Extension) => extensions.set(name, extend),
  },
});
const addition = partial<ArgumentsOf<"createResolvers">>({
  createResolvers: (all: Resolvers) => Object.assign(resolvers, all),
});
const options = { plugins: [] };
void createSchemaCustomization?.(customization, options, jest.fn());
void createResolvers?.(addition, options, jest.fn());

const pictureOptions = ["layout", "width", "breakpoints", "outputPixelDensities", "formats", "placeholder"];

/** The types and fields that Gatsby itself adds. */
function typesOfGatsby(): string[] {
  const declared = Array.from(types.join("\n").matchAll(/(?:type|interface) (\w+) implements (?:\w+ & )*Node\b/g));
  const nodeTypes = [...new Set(declared.map(([, name = ""]) => name))];
  const fields = Object.entries(resolvers).flatMap(([type, added]) =>
    Object.entries(added).map(([name, field]) => {
      return `type ${type} { ${name}${type === "Query" ? "(id: Any, path: Any)" : ""}: ${field.type} }`;
    }),
  );
  return [
    "scalar Any",
    "interface Node { id: ID! }",
    "type MarkdownRemark { parent: Node }",
    "type File implements Node { id: ID!, name: String!, childImageSharp: ImageSharp }",
    `type ImageSharp { gatsbyImageData(${pictureOptions.map((name) => `${name}: Any`).join()}): Any! }`,
    ...fields,
    ...nodeTypes.map((name) => `type ${name} { id: ID! }`),
    ...nodeTypes.map((name) => `type ${name}Connection { nodes: [${name}!]! }`),
    ...nodeTypes.map((name) => `type Query { all${name}(filter: Any, sort: Any, limit: Int): ${name}Connection! }`),
  ];
}

/** Builds the schema. As in Gatsby, a type that is declared again gets more fields. */
function buildSchema() {
  const document = parse([...types, ...typesOfGatsby()].join("\n"));
  const known = new Set<string>();
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
      return definition;
    const { name, interfaces, directives, fields } = definition;
    if (known.has(name.value))
      return { kind: Kind.OBJECT_TYPE_EXTENSION, name, interfaces, directives, fields } as const;
    known.add(name.value);
    return definition;
  });
  return buildASTSchema({ ...document, definitions }, { assumeValid: true });
}

const schema = buildSchema();

/** Replaces Gatsby's search for nodes. */
const nodeModel = {
  findAll: ({ type }: { type: string }) => Promise.resolve({ entries: nodesOf(type) }),
  findOne: ({ type, query: { filter = {} } }: { type: string; query: { filter?: Arguments } }) =>
    Promise.resolve(nodesOf(type).find((node) => matches(node, filter))),
};

/** Whether a value passes a filter. Of Gatsby's operators, queries use `eq` and `ne`. */
function matches(value: unknown, filter: Arguments): boolean {
  return Object.entries(filter).every(([key, test]) => {
    if (key === "eq") return value === test;
    if (key === "ne") return (value ?? null) !== test;
    if (typeof test !== "object" || test === null) throw new Error(`the fixtures know no filter "${key}"`);
    return matches((value as Node | undefined)?.[key], test as Arguments);
  });
}

/** Resolves a field by the build's resolver or extension, or like Gatsby's default. */
const resolve: Resolve = (source, args: Arguments, context, info) => {
  const { parentType, fieldName, returnType } = info;
  const type = getNamedType(returnType).name;
  const resolver = resolvers[parentType.name]?.[fieldName]?.resolve;
  if (resolver) return resolver(source, args, context, info);
  if (parentType.name === "Query") {
    if (!type.endsWith("Connection")) return nodesOf(type).find((node) => matches(node, args));
    const filter = (args.filter ?? {}) as Arguments;
    const found = nodesOf(type.replace(/Connection$/, "")).filter((node) => matches(node, filter));
    return { nodes: sorted(found, args.sort as Sort).slice(0, args.limit as number | undefined) };
  }
  if (type === "File") return picture(String(source[fieldName]));
  for (const { name, arguments: given = [] } of parentType.getFields()[fieldName]?.astNode?.directives ?? []) {
    const settings = Object.fromEntries(given.map((arg) => [arg.name.value, valueFromASTUntyped(arg.value)]));
    const extend = extensions.get(name.value);
    if (extend) return extend(settings).resolve(source, args, context, info);
    if (name.value === "link")
      return linked(source, { from: fieldName, ...settings }, type, isListType(getNullableType(returnType)));
  }
  return defaultFieldResolver(source, args, context, info);
};

type Sort = Record<string, "ASC" | "DESC">[] | undefined;

/** Sorts by texts, which are top-level fields of the nodes. */
function sorted(nodes: Node[], by: Sort = []): Node[] {
  const order = by.flatMap((field) => Object.entries(field));
  const compare = (one: Node, other: Node) =>
    order
      .map(([field, way]) => (way === "DESC" ? -1 : 1) * String(one[field]).localeCompare(String(other[field])))
      .find((result) => result !== 0) ?? 0;
  return nodes.toSorted(compare);
}

/** Gatsby's `@link`: the nodes with the source's value at the path `by`. */
function linked(source: Node, { by = "id", from }: { by?: string; from: string }, type: string, isList: boolean) {
  const nodesWith = (value: unknown) => nodesOf(type).filter((node) => valuesAt(node, by.split(".")).includes(value));
  const value = source[from];
  if (value === undefined) return null;
  const found = Array.isArray(value) ? value.flatMap(nodesWith) : nodesWith(value);
  return isList ? found : found[0];
}

/** All values at a path of a filter. Where data/ refers to a node, it holds the slug. */
function valuesAt(value: unknown, [step = "", ...others]: string[]): unknown[] {
  if (value === undefined || step === "") return [value];
  if (step === "elemMatch") return (value as unknown[]).flatMap((item) => valuesAt(item, others));
  return typeof value === "string" ? [value] : valuesAt((value as Node)[step], others);
}

/** A picture that is never resized. */
function picture(path: string) {
  const fallback = { src: `/${path}`, srcSet: `/${path} 600w` };
  return { childImageSharp: { gatsbyImageData: { width: 600, height: 400, images: { fallback } } } };
}

/** What a page's query finds in the fixtures. Import the page statically, so that its fragments are loaded. */
export async function runQuery<Data>(query: object | string, variables: Arguments = {}): Promise<Data> {
  const document = parse([String(query), ...fragments].join("\n"));
  const [wrong] = validate(schema, document, [FieldsOnCorrectTypeRule, KnownArgumentNamesRule, KnownFragmentNamesRule]);
  if (wrong) throw wrong;
  const context = { contextValue: { nodeModel }, fieldResolver: resolve };
  const answer = await execute({ schema, document, variableValues: variables, ...context });
  const { data, errors: [error] = [] } = answer as ExecutionResult<Data>;
  if (error) throw error;
  return data as Data;
}
