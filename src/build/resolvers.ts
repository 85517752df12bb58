/** Types of Gatsby's resolvers that Gatsby does not export. */
import type { GatsbyNode } from "gatsby";

type CreateSchema = NonNullable<GatsbyNode["createSchemaCustomization"]>;

export type FieldExtension = Parameters<Parameters<CreateSchema>[0]["actions"]["createFieldExtension"]>[0];

/** What finds nodes. */
export type ResolverContext = {
  nodeModel: {
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found>;
    findAll: <Found>(query: { type: string }) => Promise<{ entries: Iterable<Found> }>;
  };
};
