/** The course list as open data. */
import { contentReader, readDurations, readTotalFee } from "../../content/content-reader";
import { calendarPath, syllabusPath } from "../../content/output-paths";
import { priceLines } from "../../content/price-lines";
import { daysAfter, latest } from "../../time/india-time";
import { batchesIn } from "../resolved-content";

/** The content of /courses.json. Other sites may rely on its fields: add fields, but never rename them. */
export type CourseData = ReturnType<typeof courseData>;

/** The courses of the checked folder `data`, in page order. Omits what pages do not show. */
export function courseData(data: string) {
  const read = contentReader(data);
  const { name: institute, url } = read("site.json");
  const terms = read("payment.json");
  const { gst } = terms;
  const refund = read("refund.json");
  const { award } = read("course-pages.json").detail;
  const batches = batchesIn(read);
  const courses = read("courses.json").map((course) => ({
    slug: course.slug,
    name: course.title,
    url: `${url}/courses/${course.slug}`,
    description: course.description,
    level: course.level, // such as Beginner, or Beginner to Advanced
    fee: course.price,
    currency: "INR",
    gst, // in per cent; without a rate, `gst` and `total` are absent
    ...(gst && { total: readTotalFee(read, course) }),
    duration: readDurations(read, course).page,
    practiceHours: course.practiceHours, // per week, in addition to classes
    projects: [...(course.projects ?? []), ...(course.capstones ?? [])].map(({ title }) => title),
    certificate: award,
    popular: course.popular,
    highlights: course.highlights,
    syllabus: url + syllabusPath(course.slug),
    updated: course.seo.updated,
    // Includes batches that have started since the build. Dates and times are in `timeZone`.
    batches: batches
      .filter((batch) => batch.course.slug === course.slug)
      .map(({ start, last, hours, days, fromTime, toTime, mode, seats, trainer }) => ({
        start,
        end: last, // the last class
        classHours: hours, // in total
        days,
        fromTime,
        toTime,
        timeZone: "Asia/Kolkata",
        mode,
        seats,
        trainer: trainer?.name,
        // Per the rule in `payment`, assuming enrolment on the day of the first class.
        fullRefundUntilIfEnrolledAtStart: daysAfter(start, refund.days),
        calendar: url + calendarPath(course.slug, { start, fromTime }),
      })),
  }));
  const updated = latest(courses.map((course) => course.updated));
  return { institute, url, updated, payment: priceLines(terms, refund), courses };
}
