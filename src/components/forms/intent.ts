/** What a link to the enquiry form says about the visitor's purpose. */
import site from "../../../data/site.json";
import { batchKey } from "../../contact/enquiry-link";
import { day } from "../../text/format";
import { interpolate } from "../../text/interpolate";
import { hours } from "../../time/time-of-day";
import type { KnownBatch } from "./batch-option";

/** A course that a link may name; a short course has no page of its own and no syllabus. */
export type KnownCourse = {
  slug: string;
  title: string;
  path: string;
  /** Fee and duration, as far as they are known. */
  facts: readonly string[];
  syllabus?: Queries.DownloadLinkFragment;
};

/** The intents, courses and batches that a link may name; any others are ignored. */
export type KnownIntents = {
  openers: Queries.EnquiryFormFragment["openers"];
  courses: readonly KnownCourse[];
  batches: readonly KnownBatch[];
};

type EnquiryIntent = {
  intent: string;
  course?: KnownCourse;
  batch?: KnownBatch;
  /** What the button that sends the form says. */
  submit?: string | null;
  /** What happens after the answer, in order. */
  next?: readonly string[] | null;
  /** The first line of the message. */
  firstLine: string;
  /** The form's heading for this intent. */
  heading?: string | null;
  /** What it is about, if that is a course: "Enrolling in Python". */
  topic?: string;
};

/** Reads `?intent=enroll&course=python&batch=2027-01-11-1900` as the intent, the course and what the form says about them. */
export function readIntent(urlState: URLSearchParams, { openers, courses, batches }: KnownIntents): EnquiryIntent {
  const opener = openers.find(({ intent }) => intent === urlState.get("intent"));
  const course = courses.find(({ slug }) => slug === urlState.get("course"));
  const batch = batches.find((each) => each.course === course?.slug && batchKey(each) === urlState.get("batch"));
  const aboutCourse = (batch && opener?.batch) ?? opener?.about;
  const sentence = (course && aboutCourse) ?? opener?.line;
  const values = { hours: officeHours, course: course?.title ?? "", day: batch ? day(batch.start) : "" };
  return {
    intent: opener?.intent ?? "",
    firstLine: sentence ? `${interpolate(sentence, values)}\n` : "",
    heading: opener?.heading,
    submit: opener?.submit,
    next: opener?.next,
    ...(course && { course }),
    ...(batch && { batch }),
    ...(course && opener && { topic: interpolate(opener.topic ?? "{course}", values) }),
  };
}

const officeHours = site.contact.hours.map((day) => `${day.days} ${hours(day)}`).join(", ");
