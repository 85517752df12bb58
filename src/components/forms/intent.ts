/** What a link to the enquiry form says about the visitor's purpose. */
import site from "../../../data/site.json";
import { interpolate } from "../../text/interpolate";
import { hours } from "../../time/time-of-day";

/** The intents and courses that a link may name; any others are ignored. */
export type KnownIntents = {
  openers: Queries.EnquiryFormFragment["openers"];
  courses: readonly { slug: string; title: string; path: string }[];
};

type EnquiryIntent = { intent: string; course?: KnownIntents["courses"][number]; firstLine: string };

/** Reads `?intent=enroll&course=python` as the intent, the course and the first line of the message. */
export function readIntent(urlState: URLSearchParams, { openers, courses }: KnownIntents): EnquiryIntent {
  const opener = openers.find(({ intent }) => intent === urlState.get("intent"));
  const course = courses.find(({ slug }) => slug === urlState.get("course"));
  const sentence = (course && opener?.about) ?? opener?.line;
  const firstLine = sentence ? `${interpolate(sentence, { hours: officeHours, course: course?.title ?? "" })}\n` : "";
  return { intent: opener?.intent ?? "", firstLine, ...(course && { course }) };
}

const officeHours = site.contact.hours.map((day) => `${day.days} ${hours(day)}`).join(", ");
