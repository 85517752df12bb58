/** What a link to the enquiry form says that the visitor came for. */
import site from "../../../data/site.json";
import { interpolate } from "../../text/interpolate";
import { hours } from "../../time/time-of-day";

/** The known purposes and courses; whatever else an address says is left alone. */
export type Purposes = {
  openers: Queries.EnquiryFormFragment["openers"];
  courses: readonly { slug: string; title: string; path: string }[];
};

type Opening = { intent: string; course?: Purposes["courses"][number]; line: string };

/** Reads `?intent=enroll&course=python` into the purpose, the course and the line that the message begins with. */
export function openingFor(query: URLSearchParams, { openers, courses }: Purposes): Opening {
  const opener = openers.find(({ intent }) => intent === query.get("intent"));
  const course = courses.find(({ slug }) => slug === query.get("course"));
  const sentence = (course && opener?.about) ?? opener?.line;
  const line = sentence ? `${interpolate(sentence, { hours: officeHours, course: course?.title ?? "" })}\n` : "";
  return { intent: opener?.intent ?? "", line, ...(course && { course }) };
}

const officeHours = site.contact.hours.map((day) => `${day.days} ${hours(day)}`).join(", ");
