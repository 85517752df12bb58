import { z } from "zod";
import { ascending, group, listOf, object, pattern, rule } from "./shapes";
import { page, sectionHeading, sent } from "./field-groups";
import { optionFrom, personName, prose, reference, slug, text, unique, yesNo } from "./fields";
import { picture } from "./pictures";
import { date, period, periodInOrder } from "./quantities";

const oneLead = rule(z.object({ course: z.string(), service: z.string() }), () => [
  { path: ["service"], message: "cannot be combined with course: an article leads to a course or to a service" },
]);

const article = object("Article", "An article.", {
  slug,
  title: unique(text("The title.", 180)),
  excerpt: text("What it is about, in one or two sentences.", 480),
  author: personName("Who wrote it."),
  trainer: reference("faculty.json", "The trainer who wrote it, if a trainer did.").optional(),
  date,
  ...period,
  readTime: pattern(/^[1-9]\d{0,2} min read$/, {
    description: "Time to read it, such as 2 min read.",
    fix: "minutes written as 2 min read",
  }).optional(),
  category: optionFrom("blog.categories.items.*.name", "One of the blog's categories."),
  image: picture.optional(),
  featured: yesNo("Whether it comes first, in a larger card."),
  body: prose("The text: paragraphs, subheadings, lists, tables, bold words, links and pictures.").meta({
    title: "Text",
  }),
  course: reference("courses.json", "The course that it leads to, if not to a service.").optional(),
  service: reference("services.json", "The service that it leads to, if not to a course.").optional(),
}).check(oneLead, periodInOrder, ascending("date", "until", date));

export const blog = object("Blog", "The blog: its own words and its articles.", {
  ...page,
  featured: sectionHeading,
  list: sectionHeading,
  categories: group("The categories. The site counts the articles in each.", {
    heading: text("Heading above the categories.", 120),
    items: listOf(object("ArticleCategory", "A category.", { name: unique(text("Its name.", 80)) }), "The categories."),
  }),
  newsletter: group("The newsletter box.", {
    ...sectionHeading.shape,
    sent,
    feed: text("Words of the link to the feed of articles.", 120),
  }),
  share: text("Words before the links that share an article.", 120),
  articles: listOf(article, "The articles, newest first."),
});
