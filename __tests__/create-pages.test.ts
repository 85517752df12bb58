/** @jest-environment node */
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { onPreBootstrap } from "../src/build/check-before-build";
import { createPages } from "../gatsby-node";
import { editData, newProject, swap } from "./support/project";

type ArgumentsOf<Api extends "createPages" | "onPreBootstrap"> = Parameters<NonNullable<GatsbyNode[Api]>>[0];
type Answer = { data?: Queries.GeneratedPagesQuery; errors?: Error[] };

const noPolicy = { allMarkdownRemark: { nodes: [] } };

/** Calls `createPages` with a mocked query result. */
async function createPagesFrom(answer: Answer) {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  // Mocks only the arguments that are used.
  const gatsby: unknown = {
    graphql: () => Promise.resolve(answer),
    actions: { createPage },
    reporter: { panicOnBuild },
  };
  await createPages?.(gatsby as ArgumentsOf<"createPages">, { plugins: [] }, jest.fn());
  return { createPage, panicOnBuild };
}

/** Calls `onPreBootstrap` for a project's folder. */
async function start(root: string) {
  const panic = jest.fn();
  const gatsby: unknown = { reporter: { panic }, store: { getState: () => ({ program: { directory: root } }) } };
  await onPreBootstrap?.(gatsby as ArgumentsOf<"onPreBootstrap">, { plugins: [] }, jest.fn());
  return panic;
}

test("each course gets a page at its path, with only the id as context", async () => {
  const nodes = [
    { id: "1", path: "/courses/python" },
    { id: "2", path: "/courses/ai" },
  ];
  const { createPage, panicOnBuild } = await createPagesFrom({ data: { allDetailPage: { nodes }, ...noPolicy } });
  const component = resolve("src/templates/detail.tsx");
  expect(createPage.mock.calls).toEqual([
    [{ path: "/courses/python", component, context: { id: "1" } }],
    [{ path: "/courses/ai", component, context: { id: "2" } }],
  ]);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test("each policy gets a page named after its file", async () => {
  const nodes = [{ id: "3", parent: { name: "terms" } }];
  const { createPage } = await createPagesFrom({
    data: { allDetailPage: { nodes: [] }, allMarkdownRemark: { nodes } },
  });
  const component = resolve("src/templates/policy.tsx");
  expect(createPage.mock.calls).toEqual([[{ path: "/terms", component, context: { id: "3" } }]]);
});

test.each<[name: string, answer: Answer]>([
  ["with an error", { errors: [new Error("Cannot query field")] }],
  [
    "with data and an error",
    { data: { allDetailPage: { nodes: [{ id: "1", path: "/" }] }, ...noPolicy }, errors: [new Error("No")] },
  ],
  ["with nothing", {}],
])("a query that returns %s stops the build before any page is created", async (_, answer) => {
  const { createPage, panicOnBuild } = await createPagesFrom(answer);
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(panicOnBuild).toHaveBeenCalledWith("The pages to generate could not be queried.", answer.errors);
  expect(createPage).not.toHaveBeenCalled();
});

test("Gatsby starts if the content is valid", async () => {
  expect(await start(newProject())).not.toHaveBeenCalled();
});

test("Gatsby stops before it starts, with a message for each error in the content", async () => {
  const root = newProject();
  editData(root, "courses.json", swap('"Reviews"]', '"Reviews",]'));
  editData(root, "testimonials.json", () => "");
  expect((await start(root)).mock.calls).toEqual([
    [
      [
        "The content has mistakes; nothing was published.",
        "data/courses.json:18:55 the comma before this bracket is one too many: remove it",
        "data/testimonials.json:1:1 this file is empty: restore its content",
      ].join("\n"),
    ],
  ]);
});
