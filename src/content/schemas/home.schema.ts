import { group, listOf, object } from "./shapes";
import { action, figure, hero, invitation, point, sectionHeading, seo } from "./field-groups";
import { text } from "./fields";
import { picture } from "./pictures";

export const home = object("HomePage", "The home page's own words.", {
  seo,
  hero,
  actions: listOf(action, 3, "The three buttons of the hero, most important first.").meta({ title: "Buttons" }),
  figures: listOf(figure, 3, "The three figures of the hero."),
  about: group("The band about the institute.", {
    heading: text("The band's heading.", 80),
    text: text("Two or three sentences.", 500),
    figures: listOf(figure, 3, "The three figures of the band."),
    action,
    picture,
  }),
  courses: sectionHeading,
  services: sectionHeading,
  why: sectionHeading,
  reasons: listOf(point, 6, "Why choose us: six tiles, the first one large."),
  testimonials: sectionHeading,
  invitation,
});
