import { contract } from "../../src/content/contract";
import { graphqlTypes } from "../../src/build/graphql-types";

const types = graphqlTypes();

/** Returns the lines that define a type or enum, starting with its name. */
function definition(name: string) {
  const [body = ""] = new RegExp(`^(?:type|enum) ${name}\\b[^}]*`, "m").exec(types) ?? [];
  return body.trim().split(/\n\s*/);
}

test.each([
  ["a required number is not null", "Course", "price: Int!"],
  ["a year is a whole number", "Publication", "year: Int!"],
  ["a part that a course may lack is optional", "Course", "tools: [String!]"],
  ["a figure is of the same type wherever it stands", "HomePage", "figures: [Figure!]!"],
  ["a list holds no null", "HomeCourse", "topics: [String!]!"],
  ["a group with a name of its own keeps it wherever it stands", "NotFoundPage", "hero: Hero!"],
  ["a group without a name is named after its place", "CoursePages", "detail: CoursePagesDetail!"],
  ["an accent is one of a fixed choice", "Course", "gradient: AccentName!"],
])("%s", (_, type, field) => {
  expect(definition(type)).toContain(field);
});

test("policy front matter has the types of its schema", () => {
  expect(definition("PolicyFrontMatter")).toContain("lastUpdated: String!");
});

test("an enum lists its values", () => {
  expect(definition("AccentName")).toEqual(["enum AccentName {", "indigo", "leaf", "lilac", "clay"]);
});

test("no type is inferred from the data", () => {
  const nodes = types.match(/^type .* implements .*$/gm) ?? [];
  expect(nodes).toHaveLength(Object.keys(contract).length);
  expect(nodes.filter((head) => !head.includes("@dontInfer"))).toEqual([]);
});

test("each type is defined once", () => {
  const names = Array.from(types.matchAll(/^(?:type|enum) (\w+)/gm), ([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
