/** The blog and its articles. */
import { z } from "zod";
import { page, sectionHeading, sent } from "./field-groups";
import { date, personName, picture, prose, reference, slug, text, unique, yesNo } from "./fields";
import { anyItems, oneOf, rule } from "./rules";

const oneLead = rule(z.object({ course: z.string(), service: z.string() }), () => [
  { path: ["service"], message: "must not be there beside course: an article leads to one of the two" },
]);

const article = z
  .strictObject({
    slug,
    title: unique(text("The title.", 90)),
    excerpt: text("What it is about, in one or two sentences.", 240),
    author: personName("Who wrote it."),
    trainer: reference("faculty.json", "The trainer who wrote it, if one did.", "articles").optional(),
    date,
    readTime: z
      .string()
      .regex(/^[1-9]\d? min read$/)
      .meta({ description: "Time to read it, such as 2 min read.", mend: "minutes written as 2 min read" }),
    category: text("One of the categories of this file.", 40),
    image: picture,
    featured: yesNo("Whether it stands first and large; true for one."),
    body: prose("The text: paragraphs, subheadings, lists, bold words, links and pictures.", 40),
    course: reference("courses.json", "The course that it leads to, if not to a service.", "articles").optional(),
    service: reference("services.json", "The service that it leads to, if not to a course.", "articles").optional(),
  })
  .check(oneLead)
  .meta({ id: "Article", description: "An article." });

const knownCategory = rule(
  z.object({ categories: z.object({ names: z.array(z.string()) }), articles: anyItems }),
  ({ categories, articles }) => oneOf(categories.names, "articles", "category", articles),
);

const oneFeatured = rule(z.object({ articles: anyItems }), ({ articles }) => {
  const featured = articles.flatMap((article, index) => (article.featured === true ? [index] : []));
  const [first, ...others] = featured;
  if (first === undefined && articles.every((article) => article.featured === false))
    return [{ path: ["articles"], message: "must have exactly one article with featured true, but has none" }];
  const message = `must be false, because articles ${(first ?? 0) + 1} is featured already: exactly one article has true`;
  return others.map((index) => ({ path: ["articles", index, "featured"], message }));
});

export const blog = z
  .strictObject({
    ...page,
    featured: sectionHeading,
    list: sectionHeading,
    categories: z
      .strictObject({
        heading: text("The heading over the categories.", 60),
        names: z.array(text("A category.", 40)).min(1).meta({ description: "The categories." }),
      })
      .meta({ description: "The categories; how many articles each has is counted." }),
    newsletter: z
      .strictObject({
        ...sectionHeading.shape,
        sent,
        feed: text("Text of the link to the articles for feed readers.", 60),
      })
      .meta({ description: "The newsletter box." }),
    share: text("The words before the links that share an article.", 60),
    articles: z.array(article).min(2).meta({ description: "The articles, newest first." }),
  })
  .check(knownCategory, oneFeatured)
  .meta({ id: "Blog", description: "The blog: its own words and its articles." });
