/** What can be read and looked at: articles, papers, albums and videos. */
import { z } from "zod";
import { accent, count, date, icon, paragraphs, picture, slug, text, unique, year, yesNo } from "./fields";
import { listSection, page, point, sectionHeading, sent } from "./groups";
import { rule } from "./rules";
import { didYouMean } from "./nearest";

const article = z
  .strictObject({
    slug,
    title: unique(text("The title.", 90)),
    excerpt: text("What it is about, in one or two sentences.", 240),
    author: text("Who wrote it.", 60),
    date,
    readTime: text("Time to read it, such as 2 min read.", 20),
    category: text("One of the categories of this file.", 40),
    image: picture,
    featured: yesNo("Whether it stands first and large; true for one."),
    paragraphs: paragraphs("The text.", 10),
  })
  .meta({ id: "Article", description: "An article." });

/** Reports the item `index` of `list` if its `field` is none of `known`; a value that is no text is told of elsewhere. */
function oneOf(known: string[], list: string, field: string, items: Record<string, unknown>[]) {
  return items.flatMap((item, index) => {
    const value = item[field];
    if (typeof value !== "string" || known.includes(value)) return [];
    const message = `must be one of ${known.join(", ")}, but is "${value}"${didYouMean(value, known)}`;
    return [{ path: [list, index, field], message }];
  });
}

/** What a rule needs of a list whose items may be wrong in any field. */
const items = z.array(z.record(z.string(), z.unknown()));

const knownCategory = rule(
  z.object({ categories: z.object({ names: z.array(z.string()) }), articles: items }),
  ({ categories, articles }) => oneOf(categories.names, "articles", "category", articles),
);

const knownType = rule(
  z.object({ categories: z.object({ items: z.array(z.object({ name: z.string() })) }), albums: items }),
  ({ categories, albums }) =>
    oneOf(
      categories.items.map(({ name }) => name),
      "albums",
      "type",
      albums,
    ),
);

const oneFeatured = rule(z.object({ articles: items }), ({ articles }) => {
  const featured = articles.flatMap((article, index) => (article.featured === true ? [index] : []));
  const [first, ...others] = featured;
  if (first === undefined && articles.every((article) => article.featured === false))
    return [{ path: ["articles"], message: "must have exactly one article with featured true, but has none" }];
  const message = `must be false, because articles ${(first ?? 0) + 1} is featured already: exactly one article has true`;
  return others.map((index) => ({ path: ["articles", index, "featured"], message }));
});

const countedPictures = rule(
  z.object({ images: z.number(), pictures: z.array(z.unknown()) }),
  ({ images, pictures: { length } }) => {
    if (images === length) return [];
    return [{ path: ["images"], message: `must be ${length}, the number of entries in pictures, but is ${images}` }];
  },
);

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
        note: text("Which data, for what, how to withdraw.", 240),
        sent,
        feed: text("The words on the link to the articles for feed readers.", 60),
      })
      .meta({ description: "The newsletter box." }),
    share: text("The words before the links that share an article.", 60),
    articles: z.array(article).min(2).meta({ description: "The articles, newest first." }),
  })
  .check(knownCategory, oneFeatured)
  .meta({ id: "Blog", description: "The blog: its own words and its articles." });

export const publication = z
  .strictObject({
    title: unique(text("The paper's title.", 160)),
    authors: z.array(text("An author.", 60)).min(1).max(8).meta({ description: "The authors, in order." }),
    journal: text("Journal or proceedings.", 100),
    year: year("Year of publication."),
    category: text("The area.", 60),
    citations: count("How often it was cited."),
    impact: z
      .enum(["High Impact", "Medium Impact"])
      .meta({ id: "Impact", description: "The badge: High Impact or Medium Impact." }),
    abstract: text("The abstract.", 1200),
  })
  .meta({ id: "Publication", description: "A paper." });

const collaboration = z
  .strictObject({
    name: unique(text("With whom.", 80)),
    field: text("What kind of partner.", 60),
    text: text("On what.", 240),
  })
  .meta({ id: "Collaboration", description: "A research collaboration." });

export const research = z
  .strictObject({
    ...page,
    papers: sectionHeading,
    areas: listSection(point, 6, "Six research areas."),
    collaborations: listSection(collaboration, 6, "Six collaborations."),
  })
  .meta({ id: "ResearchPage", description: "The research page's own words, areas and collaborations." });

const eventCategory = z
  .strictObject({
    name: unique(text("The category, as albums name it in type.", 30)),
    icon,
    color: accent,
  })
  .meta({ id: "EventCategory", description: "A kind of event." });

const album = z
  .strictObject({
    slug,
    title: unique(text("The event.", 80)),
    date,
    type: text("One of the categories of this file.", 30),
    participants: count("How many took part.", 10_000),
    description: text("One or two sentences.", 300),
    images: count("How many pictures the album has.", 100),
    pictures: z.array(picture).min(1).max(100).meta({ description: "The pictures; the first one is the cover." }),
  })
  .check(countedPictures)
  .meta({ id: "Album", description: "The pictures of an event." });

export const gallery = z
  .strictObject({
    ...page,
    categories: listSection(eventCategory, [1, 12], "The event categories."),
    list: sectionHeading,
    videos: sectionHeading,
    albums: z.array(album).min(1).meta({ description: "The albums, newest first." }),
  })
  .check(knownType)
  .meta({ id: "Gallery", description: "The gallery: its own words, event categories and albums." });

export const video = z
  .strictObject({
    title: unique(text("The title.", 80)),
    duration: z
      .string()
      .regex(/^\d{1,2}:[0-5]\d$/)
      .meta({ description: "Minutes and seconds.", mend: "minutes and seconds such as 3:45" }),
    views: text("Views, such as 1,200.", 12),
    description: text("One or two sentences.", 300),
    poster: picture,
    url: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({ description: "Where it plays, if it does.", mend: "an address that starts with https://" }),
  })
  .meta({ id: "Video", description: "A video." });
