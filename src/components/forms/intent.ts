/** A visitor's purpose, as stated by a link to the enquiry form. */
import { site } from "../../site-copy";
import { batchKey } from "../../contact/enquiry-link";
import { day } from "../../text/format";
import { interpolate } from "../../text/interpolate";
import { hours } from "../../time/time-of-day";
import type { KnownBatch } from "./batch-choice";

/** A course that links may name; short courses have no page and no syllabus. */
export type KnownCourse = {
  slug: string;
  title: string;
  path: string;
  /** Fee and duration, if known. */
  facts: readonly string[];
  syllabus?: Queries.DownloadLinkFragment;
};

/** The intents, courses and batches that links may name; unknown values are ignored. */
export type KnownIntents = {
  openers: Queries.EnquiryFormFragment["openers"];
  courses: readonly KnownCourse[];
  batches: readonly KnownBatch[];
};

/** Parses `?intent=enroll&course=python&batch=2027-01-11-1900`, and selects the form's text accordingly. */
export function readIntent(urlState: URLSearchParams, { openers, courses, batches }: KnownIntents) {
  const opener = openers.find(({ intent }) => intent === urlState.get("intent"));
  const course = courses.find(({ slug }) => slug === urlState.get("course"));
  const batch = batches.find((each) => each.course === course?.slug && batchKey(each) === urlState.get("batch"));
  const aboutCourse = (batch && opener?.batch) ?? opener?.about;
  const sentence = (course && aboutCourse) ?? opener?.line;
  const values = { hours: officeHours, course: course?.title ?? "", day: batch ? day(batch.start) : "" };
  return {
    opener,
    course,
    batch,
    /** The first line of the message. */
    firstLine: sentence ? `${interpolate(sentence, values)}\n` : "",
    /** The subject, if it is a course: "Enrolling in Python". */
    topic: course && opener && interpolate(opener.topic ?? "{course}", values),
  };
}

const officeHours = site.contact.hours.map((day) => `${day.days} ${hours(day)}`).join(", ");
