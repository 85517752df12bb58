/** Types of Gatsby's resolvers that Gatsby does not export. */
import type { GatsbyNode } from "gatsby";

type CreateSchema = NonNullable<GatsbyNode["createSchemaCustomization"]>;

export type FieldExtension = Parameters<Parameters<CreateSchema>[0]["actions"]["createFieldExtension"]>[0];

/** The path of the page whose query runs, and what finds nodes. */
export type ResolverContext<Found> = {
  path?: string;
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<Found>;
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<Found> }>;
  };
};
