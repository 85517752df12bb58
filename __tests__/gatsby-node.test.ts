import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { createPages } from "../gatsby-node";
import { runQuery } from "./support/graphql";
import { partial } from "./support/partial";

type Arguments = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];
type Answer = { data?: Queries.GeneratedPagesQuery; errors?: Error[] };

type Page = { path: string; component: string; context: object };

/** Calls `createPages`, whose query `graphql` answers. */
async function createPagesFrom(graphql: (query: string) => Promise<Answer>) {
  const createPage = jest.fn<undefined, [Page]>();
  const panicOnBuild = jest.fn();
  const gatsby = partial<Arguments>({ graphql, actions: { createPage }, reporter: { panicOnBuild } });
  await createPages?.(gatsby, { plugins: [] }, jest.fn());
  return { createPage, panicOnBuild };
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

test("a query with an error stops the build before any page is created", async () => {
  const data = { allDetailPage: { nodes: [{ id: "1", path: "/" }] }, allMarkdownRemark: { nodes: [] } };
  const errors = [new Error("No")];
  const { createPage, panicOnBuild } = await createPagesFrom(() => Promise.resolve({ data, errors }));
  expect(panicOnBuild.mock.calls).toEqual([["The pages to generate could not be queried.", errors]]);
  expect(createPage).not.toHaveBeenCalled();
});
