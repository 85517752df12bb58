import { contract } from "../../src/content/contract";
import { graphqlTypes } from "../../src/build/graphql-types";

const types = graphqlTypes();

// scripts/test-build.ts compares the fields and their types with generated/gatsby-types.d.ts.

test("no type is inferred from the data", () => {
  const nodes = types.match(/^type .* implements .*$/gm) ?? [];
  expect(nodes).toHaveLength(Object.keys(contract).length);
  expect(nodes.filter((head) => !head.includes("@dontInfer"))).toEqual([]);
});

test("each type is defined once", () => {
  const names = Array.from(types.matchAll(/^(?:type|enum) (\w+)/gm), ([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
