import { z } from "zod";
import { invitation, listSection, page, sectionHeading } from "./field-groups";
import { accent, count, date, icon, picture, slug, text, unique } from "./fields";
import { period, periodInOrder, tooFewPermanent } from "./period";
import { anyItems, oneOf, rule } from "./rules";

const eventCategory = z
  .strictObject({
    name: unique(text("The name of the category.", 30)),
    icon,
    color: accent,
  })
  .meta({ id: "EventCategory", description: "A kind of event." });

const countedPictures = rule(
  z.object({ images: z.number(), pictures: z.array(z.unknown()) }),
  ({ images, pictures: { length } }) => {
    if (images === length) return [];
    return [{ path: ["images"], message: `must be ${length}, the number of entries in pictures, but is ${images}` }];
  },
);

const album = z
  .strictObject({
    slug,
    title: unique(text("The event.", 80)),
    date,
    ...period,
    type: text("One of the categories of this file.", 30),
    participants: count("How many took part.", 10_000),
    description: text("One or two sentences.", 300),
    images: count("How many pictures the album has.", 100),
    pictures: z.array(picture).min(1).max(100).meta({ description: "The pictures. The first is the cover." }),
  })
  .check(countedPictures, periodInOrder)
  .meta({ id: "Album", description: "The pictures of an event." });

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

export const gallery = z
  .strictObject({
    ...page,
    categories: listSection(eventCategory, [1, 12], "The event categories."),
    list: sectionHeading,
    videos: sectionHeading,
    albums: z.array(album).min(1).meta({ description: "The albums, newest first." }),
    invitation,
  })
  .check(knownType, neverEmpty)
  .meta({ id: "Gallery", description: "The gallery: its own words, event categories and albums." });
