import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { onPreBootstrap } from "../src/build/check-before-build";
import { createPages } from "../gatsby-node";
import { runQuery } from "./support/graphql";
import { editData, newProject, swap } from "./support/project";

type ArgumentsOf<Api extends "createPages" | "onPreBootstrap"> = Parameters<NonNullable<GatsbyNode[Api]>>[0];
type Answer = { data?: Queries.GeneratedPagesQuery; errors?: Error[] };

type Page = { path: string; component: string; context: object };

/** Calls `createPages`, whose query `graphql` answers. */
async function createPagesFrom(graphql: (query: string) => Promise<Answer>) {
  const createPage = jest.fn<undefined, [Page]>();
  const panicOnBuild = jest.fn();
  // Mocks only the arguments that are used.
  const gatsby: unknown = { graphql, actions: { createPage }, reporter: { panicOnBuild } };
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

test("each course, service and policy gets a page at its path, with only the id as context", async () => {
  const { createPage, panicOnBuild } = await createPagesFrom(async (query) => ({ data: await runQuery(query) }));
  const pages = createPage.mock.calls.map(([{ path, component, context }]) => [path, component, context]);
  const [detail, policy] = [resolve("src/templates/detail.tsx"), resolve("src/templates/policy.tsx")];
  expect(pages).toEqual([
    ["/courses/python", detail, { id: "Course 0" }],
    ["/courses/data-science", detail, { id: "Course 1" }],
    ["/services/internships", detail, { id: "Service 0" }],
    ["/privacy", policy, { id: "MarkdownRemark 0" }],
    ["/terms", policy, { id: "MarkdownRemark 1" }],
  ]);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test.each<[name: string, answer: Answer]>([
  [
    "with data and an error",
    {
      data: { allDetailPage: { nodes: [{ id: "1", path: "/" }] }, allMarkdownRemark: { nodes: [] } },
      errors: [new Error("No")],
    },
  ],
  ["with nothing", {}],
])("a query that returns %s stops the build before any page is created", async (_, answer) => {
  const { createPage, panicOnBuild } = await createPagesFrom(() => Promise.resolve(answer));
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
