import { z } from "zod";
import { page, sectionHeading, sent } from "./field-groups";
import { date, personName, picture, prose, reference, slug, text, unique, yesNo } from "./fields";
import { isTemporary, period, periodInOrder, tooFewPermanent } from "./period";
import { anyItems, oneOf, rule } from "./rules";

const oneLead = rule(z.object({ course: z.string(), service: z.string() }), () => [
  { path: ["service"], message: "cannot be combined with course: an article leads to a course or to a service" },
]);

const article = z
  .strictObject({
    slug,
    title: unique(text("The title.", 90)),
    excerpt: text("What it is about, in one or two sentences.", 240),
    author: personName("Who wrote it."),
    trainer: reference("faculty.json", "The trainer who wrote it, if a trainer did.", "articles").optional(),
    date,
    ...period,
    readTime: z
      .string()
      .regex(/^[1-9]\d? min read$/)
      .meta({ description: "Time to read it, such as 2 min read.", fix: "minutes written as 2 min read" }),
    category: text("One of the blog's categories.", 40),
    image: picture,
    featured: yesNo("Whether it stands first and large; true for one."),
    body: prose("The text: paragraphs, subheadings, lists, tables, bold words, links and pictures.", 40).meta({
      title: "Text",
    }),
    course: reference("courses.json", "The course that it leads to, if not to a service.", "articles").optional(),
    service: reference("services.json", "The service that it leads to, if not to a course.", "articles").optional(),
  })
  .check(oneLead, periodInOrder)
  .meta({ id: "Article", description: "An article." });

const knownCategory = rule(
  z.object({ categories: z.object({ names: z.array(z.string()) }), articles: anyItems }),
  ({ categories, articles }) => oneOf(categories.names, "articles", "category", articles),
);

const oneFeatured = rule(z.object({ articles: anyItems }), ({ articles }) => {
  const featured = articles.flatMap((article, index) => (article.featured === true ? [index] : []));
  const [first, ...others] = featured;
  if (first === undefined && articles.every((article) => article.featured === false))
    return [
      {
        path: ["articles"],
        message: "must include exactly one featured article, but none is featured: set featured to true in one",
      },
    ];
  const message = `must be false, because articles ${(first ?? 0) + 1} is already featured: exactly one article is`;
  return others.map((index) => ({ path: ["articles", index, "featured"], message }));
});

/** The blog always has a featured article and at least one more. */
const neverEmpty = rule(z.object({ articles: anyItems }), ({ articles }) => {
  const message = "must be false for an article with from or until: the featured one is always shown";
  const featured = articles.findIndex((article) => article.featured === true && isTemporary(article));
  if (featured >= 0) return [{ path: ["articles", featured, "featured"], message }];
  return tooFewPermanent("articles", articles, 2);
});

export const blog = z
  .strictObject({
    ...page,
    featured: sectionHeading,
    list: sectionHeading,
    categories: z
      .strictObject({
        heading: text("Heading above the categories.", 60),
        names: z.array(text("A category.", 40)).min(1).meta({ description: "The categories." }),
      })
      .meta({ description: "The categories. The site counts the articles in each." }),
    newsletter: z
      .strictObject({
        ...sectionHeading.shape,
        sent,
        feed: text("Words of the link to the feed of articles.", 60),
      })
      .meta({ description: "The newsletter box." }),
    share: text("Words before the links that share an article.", 60),
    articles: z.array(article).min(2).meta({ description: "The articles, newest first." }),
  })
  .check(knownCategory, oneFeatured, neverEmpty)
  .meta({ id: "Blog", description: "The blog: its own words and its articles." });
