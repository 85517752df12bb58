/** The course list as open data. */
import { courseDurations } from "../../content/durations";
import { contentReader } from "../../content/read-content";
import { calendarPath, syllabusPath } from "../../content/output-paths";
import { gstIn, priceLines, type PriceLine } from "../../content/price-lines";
import { daysAfter } from "../../time/india-time";
import { latest } from "../../time/latest";
import { batchesIn } from "../batches";

/** The shape of /courses.json. It contains only what the pages show. */
export type CourseData = {
  institute: string;
  /** The URL of the institute's site. */
  url: string;
  /** The day a course last changed: 2026-10-12. */
  updated: string;
  /** What every fee includes, and the payment rules, line by line. */
  payment: PriceLine[];
  /** In the order of the course list. */
  courses: {
    slug: string;
    name: string;
    url: string;
    description: string;
    /** Beginner, Intermediate, Advanced or Expert, or a range: Beginner to Advanced. */
    level: string;
    /** For the whole course, in whole units of the currency. */
    fee: number;
    currency: "INR";
    /** In per cent, and whether the fee includes it; absent if the institute does not say. */
    gst?: { rate: number; included: boolean };
    /** The total price, if GST is known. */
    total?: number;
    /** As on the course's page: 8 weeks with projects. */
    duration: string;
    popular: boolean;
    highlights: string[];
    /** The URL of a PDF file with the whole curriculum. */
    syllabus: string;
    updated: string;
    /** By date, including batches that started since the last build. Dates and times are in the time zone. */
    batches: {
      /** The day of the first class: 2027-01-11. */
      start: string;
      /** Mon, Tue … Sun. */
      days: string[];
      /** 19:00, on a 24-hour clock. */
      fromTime: string;
      toTime: string;
      timeZone: "Asia/Kolkata";
      /** Campus, Online or Hybrid. */
      mode: string;
      trainer: string;
      /** The last day for a full refund when enrolling on the day of the first class, by the rule of `payment`. */
      fullRefundUntilIfEnrolledAtStart: string;
      /** The URL of a calendar file (.ics) with the first class. */
      calendar: string;
    }[];
  }[];
};

/** Derives the data from the checked folder `data`. */
export function courseData(data: string): CourseData {
  const read = contentReader(data);
  const { name: institute, url } = read("site.json");
  const terms = read("payment.json");
  const { gst } = terms;
  const refund = read("refund.json");
  const { durations } = read("course-pages.json");
  const batches = batchesIn(read);
  const courses = read("courses.json").map((course) => ({
    slug: course.slug,
    name: course.title,
    url: `${url}/courses/${course.slug}`,
    description: course.description,
    level: course.level,
    fee: gst && !gst.included ? course.price - gstIn(course.price, gst) : course.price,
    currency: "INR" as const,
    gst,
    ...(gst && { total: course.price }),
    duration: courseDurations(course, durations).page,
    popular: course.popular,
    highlights: course.highlights,
    syllabus: url + syllabusPath(course.slug),
    updated: course.seo.updated,
    batches: batches
      .filter((batch) => batch.course.slug === course.slug)
      .map(({ start, days, fromTime, toTime, mode, trainer }) => ({
        start,
        days,
        fromTime,
        toTime,
        timeZone: "Asia/Kolkata" as const,
        mode,
        trainer: trainer.name,
        fullRefundUntilIfEnrolledAtStart: daysAfter(start, refund.days),
        calendar: url + calendarPath(course.slug, start, fromTime),
      })),
  }));
  const updated = latest(courses.map((course) => course.updated));
  return { institute, url, updated, payment: priceLines(terms, refund), courses };
}
