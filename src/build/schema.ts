import type { GatsbyNode } from "gatsby";
import { courseDurations, homeDuration } from "../content/durations";
import { anchored, entryAnchors, type Anchored, type AnchoredFile } from "../content/anchors";
import { typeName, type DataFile, type Content } from "../content/contract";
import { totalFee } from "../content/price-lines";
import { downloadType } from "./documents/downloads";
import { exerciseCode, exerciseTypes } from "./marked-code";
import { graphqlTypes, singleNodes } from "./graphql-types";
import { articleParts, policyParts, proseTypes } from "./rendered-prose";

/** Back links: lists of the nodes that refer to a course, service or trainer. `elemMatch` matches any list item. */
const backLinks = `
  type Course implements Node {
    batches: [Batch!]! @link(by: "course.slug", from: "slug")
    exercise: Exercise @link(by: "course.slug", from: "slug")
    syllabus: Download! @link(by: "course", from: "slug")
    testimonials: [Testimonial!]! @link(by: "course.slug", from: "slug")
    trainers: [FacultyMember!]! @link(by: "courses.elemMatch.slug", from: "slug")
    stories: [AlumniStory!]! @link(by: "course.slug", from: "slug")
  }
  type Service implements Node { testimonials: [ServiceTestimonial!]! @link(by: "service.slug", from: "slug") }
  type FacultyMember implements Node { papers: [Publication!]! @link(by: "trainers.elemMatch.slug", from: "slug") }
`;

/** Declares every GraphQL type, from the content schemas and the build's outputs. Gatsby infers nothing. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "path",
    args: { folder: "String!" },
    extend: ({ folder }: { folder: string }) => ({ resolve: ({ slug }: { slug: string }) => `${folder}/${slug}` }),
  });
  actions.createFieldExtension({
    name: "prose",
    extend: () => ({
      resolve: (article: Record<string, string[]>, _: unknown, __: unknown, { fieldName }: { fieldName: string }) =>
        articleParts(article[fieldName] ?? []),
    }),
  });
  actions.createTypes([
    "interface DetailPage implements Node { id: ID! slug: String! path: String! title: String! seo: Seo! hero: Hero! }",
    "interface Page { title: String! kicker: String! seo: Seo! hero: Hero! }",
    "type MarkdownRemark implements Node { frontmatter: PolicyFrontMatter! }",
    graphqlTypes(),
    backLinks,
    proseTypes,
    "type CourseDurations { weeks: Int! lessons: Int! total: Float! home: String! page: String! pageWords: String! list: String! }",
    downloadType,
    exerciseTypes,
  ]);
};

/** Adds computed fields: durations, fees, code, anchors, sections, related articles. Makes single root fields non-null. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({
    Course: {
      durations: { type: "CourseDurations!", resolve: durationsOfCourse },
      totalFee: { type: "Int!", resolve: totalFeeOfCourse },
      articles: articlesNaming("course"),
    },
    Service: { articles: articlesNaming("service") },
    FacultyMember: { articles: articlesNaming("trainer") },
    MarkdownRemark: { sections: { type: "[PolicySection!]!", resolve: sectionsOfPolicy } },
    HomeCourse: { duration: { type: "String", resolve: durationOfCard }, anchor: anchorIn("home-courses.json") },
    Exercise: { code: { type: "ExerciseCode!", resolve: exerciseCode } },
    AlumniStory: { anchor: anchorIn("alumni.json") },
    Publication: { anchor: anchorIn("publications.json") },
    Query: singleNodes(),
  });

/** The part of a resolver's context that is used here; Gatsby does not export the type. */
type ResolverContext = {
  nodeModel: {
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found>;
    findAll: <Found>(query: { type: string }) => Promise<{ entries: Iterable<Found> }>;
  };
};

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

/** `price` is the fee as written; this includes GST. */
async function totalFeeOfCourse({ price }: { price: number }, _: unknown, { nodeModel }: ResolverContext) {
  const { gst } = await nodeModel.findOne<Content<"payment.json">>({ type: "Payment", query: {} });
  return totalFee(price, gst);
}

const sectionsOfPolicy = ({ rawMarkdownBody }: { rawMarkdownBody: string }) => policyParts(rawMarkdownBody);

/** Articles are entries of one node, which `@link` does not reach. */
function articlesNaming(field: "course" | "service" | "trainer") {
  return {
    type: "[Article!]!",
    async resolve({ slug }: { slug: string }, _: unknown, { nodeModel }: ResolverContext) {
      const { articles } = await nodeModel.findOne<Content<"blog.json">>({ type: "Blog", query: {} });
      return articles.filter((article) => article[field] === slug);
    },
  };
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
