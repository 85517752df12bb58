import type { CourseLeaf, ItemListLeaf } from "schema-dts";
import site from "../../data/site.json";
import { provider } from "./provider";

type CourseLink = { title: string; path: string };

/**
 * A list of courses. Google shows three or more of them as a carousel, each from its own page.
 * https://developers.google.com/search/docs/appearance/structured-data/carousel
 */
export function asItemList(courses: readonly CourseLink[]): ItemListLeaf {
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
 * A course, with its fee in whole rupees. Google requires name, provider and description, of which it shows 60
 * characters: a tagline has no more.
 * https://developers.google.com/search/docs/appearance/structured-data/course
 *
 * No duration, since the site states two for each course; so no `hasCourseInstance` either, which requires the workload.
 */
export function asCourse({ title, path, tagline, price }: CourseLink & { tagline: string; price: number }): CourseLeaf {
  return {
    "@type": "Course",
    name: title,
    description: tagline,
    url: site.url + path,
    provider,
    offers: { "@type": "Offer", price, priceCurrency: "INR", category: "Paid" },
  };
}
