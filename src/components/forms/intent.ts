/** A visitor's purpose, as stated by a link to the enquiry form. */
import { site } from "../../site-copy";
import { day } from "../../text/format";
import { interpolate } from "../../text/interpolate";
import { formatHours } from "../../time/india-time";
import { batchKey, soonestFirst } from "../../time/class-times";
import { isUpcoming, type KnownBatch } from "./batch-choice";

/** A course that links may name; short courses have no syllabus. */
export type KnownCourse = {
  slug: string;
  title: string;
  /** Its option in the select, which lacks some courses. */
  option?: string;
  facts: readonly string[];
  syllabus?: Queries.DownloadLinkFragment;
};

/** The intents, courses and batches that links may name; unknown values are ignored. */
export type KnownIntents = {
  openers: Queries.EnquiryFormFragment["openers"];
  courses: readonly KnownCourse[];
  batches: readonly KnownBatch[];
};

/**
 * Parses `?intent=enroll&course=python&batch=2027-01-11-1900`, and selects the form's text accordingly. The course's next
 * batch replaces one that has started at `now`, in milliseconds since 1970.
 */
export function readIntent(urlState: URLSearchParams, { openers, courses, batches }: KnownIntents, now: number) {
  const opener = openers.find(({ intent }) => intent === urlState.get("intent"));
  const course = courses.find(({ slug }) => slug === urlState.get("course"));
  const ofCourse = batches.filter((batch) => batch.course === course?.slug);
  const asked = ofCourse.find((batch) => batchKey(batch) === urlState.get("batch"));
  const started = asked && !isUpcoming(asked, now) ? asked : undefined;
  const batch = started ? soonestFirst(ofCourse).find((batch) => isUpcoming(batch, now)) : asked;
  const aboutCourse = (batch && opener?.batch) ?? opener?.about;
  const sentence = (course && aboutCourse) ?? opener?.line;
  const values = { hours: officeHours, course: course?.title ?? "", day: batch ? day(batch.start) : "" };
  return {
    opener,
    course,
    batch,
    /** The batch of the link, if it has started. */
    started,
    firstLine: sentence ? `${interpolate(sentence, values)}\n` : "",
    /** The subject, if it is a course: "Enrolling in Python". */
    topic: course && opener && interpolate(opener.topic ?? "{course}", values),
  };
}

const officeHours = site.contact.hours.map((day) => `${day.days} ${formatHours(day)}`).join(", ");
