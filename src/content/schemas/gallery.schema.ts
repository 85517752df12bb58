import { ascending, listOf, object, pattern, whole } from "./shapes";
import { invitation, page, sectionHeading } from "./field-groups";
import { accent, icon, optionFrom, slug, text, unique, webAddress } from "./fields";
import { picture } from "./pictures";
import { countText, date, period, periodInOrder } from "./quantities";

const eventCategory = object("EventCategory", "A kind of event.", {
  name: unique(text("The name of the category.", 60)),
  icon,
  color: accent,
});

const album = object("Album", "The pictures of an event.", {
  slug,
  title: text("The event.", 160),
  date,
  ...period,
  type: optionFrom("gallery.categories.*.name", "One of the categories of this file."),
  participants: whole([1, 1_000_000], "How many took part.").optional(),
  description: text("One or two sentences.", 600),
  pictures: listOf(picture, "The pictures, the cover first.", "because an album without pictures is an empty frame"),
}).check(periodInOrder, ascending("date", "until", date));

export const gallery = object("Gallery", "The gallery: its own words, event categories and albums.", {
  ...page,
  categories: listOf(eventCategory, "The kinds of event. Each album shows its kind."),
  list: sectionHeading,
  videos: sectionHeading,
  albums: listOf(album, "The albums, newest first."),
  invitation,
});

export const video = object("Video", "A video.", {
  title: unique(text("The title.", 160)),
  duration: pattern(/^(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/, {
    description: "Minutes and seconds, after hours if it is so long.",
    fix: "minutes and seconds such as 3:45, or hours, minutes and seconds such as 1:02:15",
  }),
  views: countText("Views").optional(),
  description: text("One or two sentences.", 600),
  poster: picture.optional(),
  url: webAddress("Where it plays, if it does.").optional(),
});
