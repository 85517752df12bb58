/** Fits the form to the URL before the first paint, so that hydration moves nothing. */
import { enquiryParts } from "../../contact/enquiry-parts";

type Course = { slug: string; title: string; option?: string; facts: readonly string[] };
type Props = { copy: Queries.EnquiryFormFragment; courses: readonly Course[] };

const { intent, course: slug, batch } = Object.fromEntries(new URLSearchParams(location.search));
const form = document.currentScript?.closest("[data-island]") as HTMLElement;
const find = (selector: string) => form.querySelector<HTMLElement>(selector);
const { copy, courses }: Props = JSON.parse(form.dataset.props ?? "");
const opener = copy.openers.find((opener) => opener.intent === intent);
const course = courses.find((course) => course.slug === slug);
const own = find(`[data-course="${course?.slug}"]`);
const shown = enquiryParts(opener, course, !!own);
const select = find("select")?.parentElement;
if (select) select.hidden = !shown.select;
const batches = find("[data-fit=batches]");
if (batches) {
  batches.hidden = !shown.batches;
  (batches.firstChild as HTMLDetailsElement).open = shown.open;
}
if (own) for (const group of form.querySelectorAll<HTMLElement>("[data-course]")) group.hidden = group !== own;
if (opener?.heading) find("[data-fit=heading]")?.replaceChildren(opener.heading);
const line = find("[data-reserve]");
// Reserves about as much space as the facts will need.
if (line && opener && course)
  line.dataset.reserve = [opener.topic, course.title, batch, opener.batch && course.facts, intent].join(" ");
