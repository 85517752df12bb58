/** Fits the form to the URL before the first paint, so that hydration changes neither heading, course nor batches. */
const query = new URLSearchParams(location.search);
const intent = query.get("intent") ?? "";
const course = query.get("course");
const form = document.currentScript?.closest<HTMLElement>("[data-island]");
type Props = { copy?: Queries.EnquiryFormFragment; courses?: { slug: string }[] };
const { copy, courses }: Props = JSON.parse(form?.dataset.props ?? "{}");
const heading = form?.querySelector("h2 > span");
const opener = copy?.openers.find((one) => one.intent === intent);
if (heading && opener) heading.textContent = opener.heading;
const interest = form?.querySelector("select[name^=Course]")?.parentElement;
if (interest && opener) interest.hidden = !opener.about;

const choice = form?.querySelector<HTMLElement>("[data-intents]");
const groups = [...(form?.querySelectorAll<HTMLElement>("[data-course]") ?? [])];
const own = groups.find(({ dataset }) => dataset.course === course);
const isOther = !own && courses?.some(({ slug }) => slug === course); // a course without a batch
if (choice && intent) choice.hidden = isOther || !choice.dataset.intents?.split(" ").includes(intent);
if (own) for (const group of groups) group.hidden = group !== own;
if (own && intent === "enroll") choice?.querySelector("details")?.setAttribute("open", "");

export {};
