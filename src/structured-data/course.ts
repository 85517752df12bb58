import type { CourseLeaf, ItemListLeaf } from "schema-dts";
import site from "../../data/site.json";
import { provider } from "./provider";

/** A course by its name and the path of its page. */
type Named = { title: string; path: string };

/**
 * The courses in the order given. Google shows at least three of them in a row, each from its own page.
 * https://developers.google.com/search/docs/appearance/structured-data/carousel
 */
export function asItemList(courses: readonly Named[]): ItemListLeaf {
  return {
    "@type": "ItemList",
    itemListElement: courses.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: site.url + path,
    })),
  };
}

/**
 * A course, with its fee in whole rupees. Google asks for name, provider and description, of which it shows 60
 * characters: a tagline has no more.
 * https://developers.google.com/search/docs/appearance/structured-data/course
 *
 * No duration: the site states two for each course. So no `hasCourseInstance` either, which asks for the workload.
 */
export function asCourse({ title, path, tagline, price }: Named & { tagline: string; price: number }): CourseLeaf {
  return {
    "@type": "Course",
    name: title,
    description: tagline,
    url: site.url + path,
    provider,
    offers: { "@type": "Offer", price, priceCurrency: "INR", category: "Paid" },
  };
}
