/** What a link to the enquiry form says that the visitor came for. */
import site from "../../../data/site.json";
import { clock } from "../../format";

/** The known purposes and courses; whatever else an address says is left alone. */
export type Purposes = {
  openers: Queries.EnquiryFormFragment["openers"];
  courses: readonly { slug: string; title: string; path: string }[];
};

type Opening = { intent: string; course?: Purposes["courses"][number]; line: string };

/** Reads `?intent=enroll&course=python` into the purpose, the course and the line that the message begins with. */
export function openerFor(query: URLSearchParams, { openers, courses }: Purposes): Opening {
  const opener = openers.find(({ intent }) => intent === query.get("intent"));
  const course = courses.find(({ slug }) => slug === query.get("course"));
  if (!opener) return { intent: "", line: "", ...(course && { course }) };
  const line = course && opener.about ? opener.about.replace("{course}", course.title) : opener.line;
  return { intent: opener.intent, line: `${line.replace("{hours}", officeHours)}\n`, ...(course && { course }) };
}

const officeHours = site.contact.hours
  .map(({ days, opens, closes }) => `${days} ${clock(opens)} to ${clock(closes)}`)
  .join(", ");
