/** Filters the batches by the URL before the first paint, to avoid a layout shift at hydration. */
const query = new URLSearchParams(location.search);
const intent = query.get("intent") ?? "";
const choice = document.querySelector<HTMLElement>("[data-intents]");
const groups = Array.from(choice?.querySelectorAll<HTMLElement>("[data-course]") ?? []);
const own = groups.find(({ dataset }) => dataset.course === query.get("course"));
if (choice && intent) choice.hidden = !choice.dataset.intents?.split(" ").includes(intent);
if (own) for (const group of groups) group.hidden = group !== own;
if (own && intent === "enroll") choice?.querySelector("details")?.setAttribute("open", "");

export {};
