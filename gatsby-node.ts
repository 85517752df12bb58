/** Creates pages from data, and delegates every other Gatsby hook to a file in src/build/. */
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

export { onPluginInit } from "./src/build/picture-pipeline";
export { onPreBootstrap } from "./src/build/check-before-build";
export { createResolvers, createSchemaCustomization } from "./src/build/schema";
export { createOutputNodes as sourceNodes, onPostBuild } from "./src/build/build-outputs";
export { onCreateWebpackConfig } from "./src/build/webpack";

/** Creates course, service and policy pages; here, because Gatsby generates types only for queries in this file. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.GeneratedPagesQuery>(`
    query GeneratedPages {
      allDetailPage { nodes { id path } }
      allMarkdownRemark { nodes { id parent { ... on File { name } } } }
    }
  `);
  if (errors ?? !data) {
    reporter.panicOnBuild("The pages to generate could not be queried.", errors);
    return;
  }
  for (const { id, path } of data.allDetailPage.nodes) {
    actions.createPage({ path, component: resolve("src/templates/detail.tsx"), context: { id } });
  }
  for (const { id, parent } of data.allMarkdownRemark.nodes) {
    const name = parent && "name" in parent ? parent.name : id;
    actions.createPage({ path: `/${name}`, component: resolve("src/templates/policy.tsx"), context: { id } });
  }
};
