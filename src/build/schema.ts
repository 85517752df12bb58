import type { GatsbyNode } from "gatsby";
import { courseDurations, homeDuration } from "../content/durations";
import { anchored, entryAnchors, type Anchored, type AnchoredFile } from "../content/anchors";
import { typeName, type DataFile } from "../content/contract";
import type { Content } from "../content/read-content";
import type { ResolverContext } from "./resolvers";
import { backLinkTypes, entriesNaming } from "./back-links";
import { downloadTypes } from "./documents/downloads";
import { exerciseCode, exerciseTypes } from "./marked-code";
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
  actions.createTypes([
    "interface DetailPage implements Node { id: ID! slug: String! path: String! title: String! seo: Seo! hero: Hero! }",
    "interface Page { title: String! kicker: String! seo: Seo! hero: Hero! }",
    "type MarkdownRemark implements Node { frontmatter: PolicyFrontMatter! }",
    graphqlTypes(),
    backLinkTypes(),
    proseTypes,
    "type CourseDurations { weeks: Int! classes: Int! total: Float! home: String! page: String! list: String! }",
    downloadTypes,
    exerciseTypes,
  ]);
};

/**
 * Adds the durations of courses in words, the code of exercises and the anchors of entries without a slug. Makes the root
 * fields of single nodes non-null.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({
    Course: { durations: { type: "CourseDurations!", resolve: durationsOfCourse } },
    HomeCourse: { duration: { type: "String", resolve: durationOfCard }, anchor: anchorIn("home-courses.json") },
    Exercise: { code: { type: "ExerciseCode!", resolve: exerciseCode } },
    AlumniStory: { anchor: anchorIn("alumni.json") },
    Publication: { anchor: anchorIn("publications.json") },
    Query: singleNodes(),
  });

type Card = { weeks?: number };

const coursePages = ({ nodeModel }: ResolverContext) =>
  nodeModel.findOne<Content<"course-pages.json">>({ type: "CoursePages", query: {} });

async function durationOfCard(card: Card, _: unknown, context: ResolverContext) {
  return homeDuration(card, (await coursePages(context)).durations);
}

async function durationsOfCourse(course: Content<"courses.json">[number], _: unknown, context: ResolverContext) {
  const query = { filter: { course: { slug: { eq: course.slug } } } };
  const card = await context.nodeModel.findOne<Card | null>({ type: "HomeCourse", query });
  return courseDurations(course, (await coursePages(context)).durations, card);
}

function anchorIn(file: AnchoredFile) {
  type Entry = Anchored & { id: string; slug: string };
  return {
    type: "String!",
    async resolve({ id }: Entry, _: unknown, { nodeModel }: ResolverContext) {
      const { beside } = anchored[file];
      const all = async (list: DataFile) => [...(await nodeModel.findAll<Entry>({ type: typeName(list) })).entries];
      const entries = await all(file);
      return entryAnchors(file, entries, beside && (await all(beside)))[entries.findIndex((entry) => entry.id === id)];
    },
  };
}
