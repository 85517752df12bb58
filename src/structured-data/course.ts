import { graphql } from "gatsby";
import { site } from "../site-copy";
import { batchKey, batchTotals, begins, type FirstClass } from "../time/class-times";
import { daysAfter, isoTimeInIndia } from "../time/india-time";
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
 * A course, which refers to its batches (`asCourseInstance`). Google requires name, provider and description, and shows
 * 60 characters of the description, the usual length of a tagline. `isTaxed`: the price is known to include tax.
 * https://developers.google.com/search/docs/appearance/structured-data/course
 */
export function asCourse(course: Queries.CourseDataFragment, isTaxed: boolean) {
  const { title, path, hero, totalFee: price, durations, batches } = course;
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
      "@id": offerId(path),
      ...inRupees,
      category: price === 0 ? "Free" : "Paid",
      ...(isTaxed && { priceSpecification: taxed }),
    },
    timeRequired: `P${durations.weeks}W`,
    hasCourseInstance: batches.map((batch) => ({ "@id": batchId(path, batch) })),
  };
}

const offerId = (path: string) => `${site.url}${path}#fee`;

/** The identifier by which a course references a batch. */
const batchId = (path: string, batch: FirstClass) => `${site.url}${path}#${batchKey(batch)}`;

/** The terms that schema.org and Google use for these modes. */
const courseModes: Record<Queries.BatchMode, string> = { Campus: "Onsite", Online: "Online", Hybrid: "Blended" };

/**
 * A batch. Google has neither required nor shown batches since 2025, but other consumers read them.
 * https://developers.google.com/search/blog/2025/06/simplifying-search-results
 */
export function asCourseInstance(batch: Queries.CourseInstanceFragment) {
  const { mode, trainer, toTime, course } = batch;
  const { path, durations } = course;
  const { last, hours } = batchTotals(batch, durations);
  return {
    "@type": "CourseInstance",
    "@id": batchId(path, batch),
    startDate: begins(batch),
    endDate: isoTimeInIndia(toTime > batch.fromTime ? last : daysAfter(last, 1), toTime),
    courseWorkload: `PT${hours}H`,
    offers: { "@id": offerId(path) },
    courseMode: courseModes[mode],
    ...(trainer && { instructor: { "@type": "Person", name: trainer.name } }),
  };
}

export const query = graphql`
  fragment CourseData on Course {
    title path hero { tagline lead } totalFee durations { weeks } batches { ...BatchStart }
  }
  fragment CourseInstance on Batch {
    ...BatchTimes trainer { name } course { path durations { weeks } }
  }
`;
