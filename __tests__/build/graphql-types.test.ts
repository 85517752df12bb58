/** @jest-environment node */
import { contract } from "../../src/content/contract";
import { backLinkTypes } from "../../src/build/back-links";
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
  ["a required yes or no is not null", "Course", "popular: Boolean!"],
  ["a part that a course may lack is optional", "Course", "tools: [String!]"],
  ["a line that a hero may lack is optional", "Hero", "tagline: String"],
  ["a figure is of the same type wherever it stands", "HomePage", "figures: [Figure!]!"],
  ["a figure of a part is one, too", "HomePageAbout", "figures: [Figure!]!"],
  ["a list holds no null", "HomeCourse", "topics: [String!]!"],
  ["a group with a name of its own keeps it wherever it stands", "NotFoundPage", "hero: Hero!"],
  ["a group without a name is named after its place", "CoursePages", "detail: CoursePagesDetail!"],
  ["an accent is one of a fixed choice", "Course", "gradient: AccentName!"],
  ["a picture is the file at its path", "PictureFile", "src: File! @fileByRelativePath"],
  ["a course knows the path of its page", "Course", 'path: String! @path(folder: "/courses")'],
  ["a story leads to its course", "AlumniStory", 'course: Course! @link(by: "slug")'],
  ["a trainer leads to all of their courses", "FacultyMember", 'courses: [Course!]! @link(by: "slug")'],
  ["a service knows the path of its page", "Service", 'path: String! @path(folder: "/services")'],
])("%s", (_, type, field) => {
  expect(definition(type)).toContain(field);
});

test.each([
  ["a course", "Course", 'stories: [AlumniStory!]! @link(by: "course.slug", from: "slug")'],
  ["a course", "Course", 'trainers: [FacultyMember!]! @link(by: "courses.elemMatch.slug", from: "slug")'],
  ["a course", "Course", 'batches: [Batch!]! @link(by: "course.slug", from: "slug")'],
  ["a service", "Service", 'testimonials: [ServiceTestimonial!]! @link(by: "service.slug", from: "slug")'],
  [
    "a trainer",
    "FacultyMember",
    'articles: [Article!]! @entriesNaming(type: "Blog", list: "articles", field: "trainer")',
  ],
])("%s lists the items that refer to it", (_, type, field) => {
  expect(backLinkTypes().split("\n")).toContain(`type ${type} implements Node { ${field} }`);
});

test("policy front matter has the types of its schema", () => {
  expect(definition("PolicyFrontMatter")).toContain("lastUpdated: String!");
});

test("an enum lists its values", () => {
  expect(definition("AccentName")).toEqual(["enum AccentName {", "indigo", "leaf", "lilac", "clay"]);
});

test("a course implements the interface of pages with a shared template", () => {
  expect(definition("Course")[0]).toBe("type Course implements Node & DetailPage @dontInfer {");
});

test("only items with a page have a path", () => {
  const heads = Array.from(types.matchAll(/^type (\w+)[^}]*@path/gm), ([, name]) => name);
  expect(heads).toEqual(["Course", "Service"]);
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
