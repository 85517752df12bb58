/** The gallery: albums and videos. */
import { z } from "zod";
import { listOf, object, pattern } from "./shapes";
import { invitation, listSection, page, sectionHeading } from "./field-groups";
import { accent, icon, slug, text, unique, webAddress } from "./fields";
import { picture } from "./pictures";
import { count, countText, date } from "./quantities";
import { period, periodInOrder, tooFewPermanent } from "./period";
import { anyItems, oneOf, rule } from "./rules";

const eventCategory = object("EventCategory", "A kind of event.", {
  name: unique(text("The name of the category.", 30)),
  icon,
  color: accent,
});

const album = object("Album", "The pictures of an event.", {
  slug,
  title: unique(text("The event.", 80)),
  date,
  ...period,
  type: text("One of the categories of this file.", 30),
  participants: count("How many took part.", 10_000),
  description: text("One or two sentences.", 300),
  pictures: listOf(picture, [1, 100], "The pictures. The first is the cover."),
}).check(periodInOrder);

const knownType = rule(
  z.object({ categories: z.object({ items: z.array(z.object({ name: z.string() })) }), albums: anyItems }),
  ({ categories, albums }) =>
    oneOf(
      categories.items.map(({ name }) => name),
      "albums",
      "type",
      albums,
    ),
);

const neverEmpty = rule(z.object({ albums: anyItems }), ({ albums }) => tooFewPermanent("albums", albums, 1));

export const gallery = object("Gallery", "The gallery: its own words, event categories and albums.", {
  ...page,
  categories: listSection(eventCategory, [1, 12], "The event categories."),
  list: sectionHeading,
  videos: sectionHeading,
  albums: listOf(album, [1], "The albums, newest first."),
  invitation,
}).check(knownType, neverEmpty);

export const video = object("Video", "A video.", {
  title: unique(text("The title.", 80)),
  duration: pattern(/^\d{1,2}:[0-5]\d$/, {
    description: "Minutes and seconds.",
    fix: "minutes and seconds such as 3:45",
  }),
  views: countText("Views"),
  description: text("One or two sentences.", 300),
  poster: picture,
  url: webAddress("Where it plays, if it does.").optional(),
});
