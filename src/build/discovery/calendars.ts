/** A calendar file for each batch: the target of "Add to calendar". */
import { basename } from "node:path";
import ical from "ical-generator";
import { contactUrls } from "../../contact/contact-urls";
import { contentReader } from "../../content/read-content";
import { calendarPath } from "../../content/output-paths";
import { taughtBy } from "../../time/class-times";
import { daysAfter, instantInIndia } from "../../time/india-time";
import { hours } from "../../time/time-of-day";
import { batchesIn } from "../resolved-content";

/**
 * The calendar files for the checked folder `data`: path → text (RFC 5545).
 *
 * Each contains one event, the first class: without an end date, a weekly rule would never end. UTC times need no time
 * zone definition. The timestamp is the day of the course's last change, which keeps the output reproducible.
 */
export function calendars(data: string): Map<string, string> {
  const read = contentReader(data);
  const { name, url, contact } = read("site.json");
  const { lead, firstClass } = read("course-pages.json").detail.batches;
  const files = batchesIn(read).map(({ course, start, days, fromTime, toTime, mode, trainer }) => {
    const path = calendarPath(course.slug, { start, fromTime });
    const calendar = ical({ prodId: { company: name, product: "Batches", language: "EN" } });
    const when = `${days.join(", ")}, ${hours({ opens: fromTime, closes: toTime })}`;
    calendar.createEvent({
      id: `${basename(path, ".ics")}@${new URL(url).hostname}`,
      stamp: new Date(course.seo.updated),
      start: new Date(instantInIndia(start, fromTime)),
      end: new Date(instantInIndia(toTime > fromTime ? start : daysAfter(start, 1), toTime)),
      summary: `${course.title}: ${firstClass}`,
      description: [when, taughtBy(mode, trainer), ...(lead ? [lead] : [])].join("\n"),
      location: mode === "Online" ? mode : contactUrls(contact).place,
      url: `${url}/courses/${course.slug}`,
    });
    return [path, `${calendar.toString()}\r\n`] as const; // the library omits the final line break
  });
  return new Map(files);
}
