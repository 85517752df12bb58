/** A calendar file for each batch: the target of "Add to calendar". */
import { basename } from "node:path";
import ical, { ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { contactUrls } from "../../contact/contact-urls";
import { contentReader } from "../../content/content-reader";
import { calendarPath } from "../../content/output-paths";
import { shortDay } from "../../text/format";
import { formatSchedule, taughtBy } from "../../time/class-times";
import { daysAfter, instantInIndia, weekdayOf, shortDays } from "../../time/india-time";
import { batchesIn } from "../resolved-content";

/**
 * The calendar files for the checked folder `data`: path → text (RFC 5545). UTC times need no time zone definition. The
 * timestamp is the day of the course's last change, which keeps the output reproducible.
 */
export function calendars(data: string): Map<string, string> {
  const read = contentReader(data);
  const { name, url, contact } = read("site.json");
  const files = batchesIn(read).map((batch) => {
    const { course, start, last, days, fromTime, toTime, mode, trainer } = batch;
    const begin = new Date(instantInIndia(start, fromTime));
    const path = calendarPath(course.slug, { start, fromTime });
    const calendar = ical({ prodId: { company: name, product: "Batches", language: "EN" } });
    calendar.createEvent({
      id: `${basename(path, ".ics")}@${new URL(url).hostname}`,
      stamp: new Date(course.seo.updated),
      start: begin,
      end: new Date(instantInIndia(toTime > fromTime ? start : daysAfter(start, 1), toTime)),
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: days.map((day) => weekdayInUtc(day, begin.getUTCDay() - weekdayOf(start))),
        until: new Date(instantInIndia(last, fromTime)),
      },
      summary: course.title,
      description: [`${formatSchedule(batch)}, until ${shortDay(last)}`, taughtBy(mode, trainer)].join("\n"),
      location: mode === "Online" ? mode : contactUrls(contact).place,
      url: `${url}/courses/${course.slug}`,
    });
    return [path, `${calendar.toString()}\r\n`] as const; // the library omits the final line break
  });
  return new Map(files);
}

/** Converts a weekday to UTC, where a class before 5:30 AM in India is a day earlier. */
function weekdayInUtc(day: string, shift: number): ICalWeekday {
  const name = shortDays.at((shortDays.indexOf(day) + shift) % 7) ?? day;
  return ICalWeekday[name.slice(0, 2).toUpperCase() as keyof typeof ICalWeekday];
}
