import { graphql } from "gatsby";
import { site } from "../site-copy";
import { provider } from "./organization";

/**
 * A list of courses. Google shows three or more as a carousel that links to their pages, and takes their names from
 * there. https://developers.google.com/search/docs/appearance/structured-data/carousel
 */
export function asItemList(courses: readonly { path: string }[]) {
  return {
    "@type": "ItemList",
    itemListElement: courses.map(({ path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: site.url + path,
    })),
  };
}

/**
 * A course. Google requires name, provider and description, and shows 60 characters of the description, the usual length
 * of a tagline. `isTaxed` says whether the fee is known to include tax.
 * https://developers.google.com/search/docs/appearance/structured-data/course
 */
export function asCourse(course: Queries.CourseDataFragment, isTaxed: boolean) {
  const { title, path, hero, totalFee: price, durations } = course;
  const inRupees = { price, priceCurrency: "INR" };
  const taxed = { "@type": "PriceSpecification", ...inRupees, valueAddedTaxIncluded: true };
  return {
    "@type": "Course",
    name: title,
    description: hero.tagline ?? hero.lead,
    url: site.url + path,
    provider,
    offers: {
      "@type": "Offer",
      ...inRupees,
      category: price === 0 ? "Free" : "Paid",
      ...(isTaxed && { priceSpecification: taxed }),
    },
    timeRequired: `P${durations.weeks}W`,
  };
}

export const query = graphql`
  fragment CourseData on Course {
    title path hero { tagline lead } totalFee durations { weeks }
  }
`;
