import type { GatsbyNode } from "gatsby";
import { backLinkTypes, entriesNaming } from "./back-links";
import { downloadTypes } from "./documents/downloads";
import { resolveShareCard, shareCardTypes } from "./documents/share-cards";
import { durationResolvers, durationTypes } from "./durations";
import { exerciseTypes } from "./exercises/exercise-code";
import { graphqlTypes, singleNodes } from "./graphql-types";
import { policySections, prose, proseTypes } from "./prose";

/** Declares every GraphQL type, from the content schemas and the build's outputs. Gatsby infers nothing. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "path",
    args: { folder: "String!" },
    extend: ({ folder }: { folder: string }) => ({ resolve: ({ slug }: { slug: string }) => `${folder}/${slug}` }),
  });
  for (const extension of [entriesNaming, prose, policySections]) actions.createFieldExtension(extension);
  actions.createFieldExtension({ name: "shareCardOfPage", extend: () => ({ resolve: resolveShareCard }) });
  actions.createTypes([
    "interface DetailPage implements Node { id: ID! slug: String! path: String! title: String! seo: Seo! hero: Hero! }",
    "interface Page { title: String! kicker: String! seo: Seo! hero: Hero! }",
    "type MarkdownRemark implements Node { frontmatter: PolicyFrontMatter! }",
    graphqlTypes(),
    backLinkTypes(),
    proseTypes,
    durationTypes,
    downloadTypes,
    exerciseTypes,
    shareCardTypes,
  ]);
};

/** Adds fields whose values are computed, and makes the root fields of single nodes non-null. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({ ...durationResolvers, Query: singleNodes() });
