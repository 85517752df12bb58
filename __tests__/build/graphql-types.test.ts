import { contract, jsonSchema, type DataFile } from "../../src/content/contract";
import { graphqlTypes } from "../../src/build/graphql-types";

const types = graphqlTypes();

// scripts/test-build.ts compares the fields and their types with generated/gatsby-types.d.ts.

test("no type is inferred from the data", () => {
  const nodes = types.match(/^type .* implements .*$/gm) ?? [];
  expect(nodes).toHaveLength(Object.keys(contract).length);
  expect(nodes.filter((head) => !head.includes("@dontInfer"))).toEqual([]);
});

test("a type's name stands for one schema in all files", () => {
  const files = Object.keys(contract) as DataFile[];
  const definitions = files.flatMap((file) =>
    Object.entries(jsonSchema(file).definitions ?? {}).map(([name, schema]) => [name, { ...schema, description: "" }]),
  ) as [string, object][];
  const first = Object.fromEntries(definitions.toReversed());
  for (const [name, schema] of definitions) expect([name, schema]).toEqual([name, first[name]]);
});
