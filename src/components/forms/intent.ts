/** What a link to the enquiry form says about the visitor's purpose. */
import site from "../../../data/site.json";
import { day } from "../../text/format";
import { interpolate } from "../../text/interpolate";
import { isDate } from "../../time/india-time";
import { hours } from "../../time/time-of-day";

/** A course that a link may name; a short course has no page of its own and no syllabus. */
export type KnownCourse = {
  slug: string;
  title: string;
  path: string;
  /** Fee and duration, as far as they are known. */
  facts: readonly string[];
  syllabus?: Queries.DownloadLinkFragment;
};

/** The intents and courses that a link may name; any others are ignored. */
export type KnownIntents = {
  openers: Queries.EnquiryFormFragment["openers"];
  courses: readonly KnownCourse[];
};

type EnquiryIntent = {
  intent: string;
  course?: KnownCourse;
  /** The first line of the message. */
  firstLine: string;
  /** The form's heading for this intent. */
  heading?: string | null;
  /** What it is about, if that is a course: "Enrolling in Python". */
  topic?: string;
};

/** Reads `?intent=enroll&course=python&batch=2027-01-11` as the intent, the course and what the form says about them. */
export function readIntent(urlState: URLSearchParams, { openers, courses }: KnownIntents): EnquiryIntent {
  const opener = openers.find(({ intent }) => intent === urlState.get("intent"));
  const course = courses.find(({ slug }) => slug === urlState.get("course"));
  const batch = urlState.get("batch") ?? "";
  const aboutCourse = (isDate(batch) && opener?.batch) || opener?.about;
  const sentence = (course && aboutCourse) ?? opener?.line;
  const values = { hours: officeHours, course: course?.title ?? "", day: isDate(batch) ? day(batch) : "" };
  return {
    intent: opener?.intent ?? "",
    firstLine: sentence ? `${interpolate(sentence, values)}\n` : "",
    heading: opener?.heading,
    ...(course && { course }),
    ...(course && opener && { topic: interpolate(opener.topic ?? "{course}", values) }),
  };
}

const officeHours = site.contact.hours.map((day) => `${day.days} ${hours(day)}`).join(", ");
