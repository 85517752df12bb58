/** Moves batches in the URL (?begins=2027-02-20T10:00%2B05:30) to the top, and points enrolment links at them. */

const enroll = "main a[href*='intent=enroll']";

for (const begins of new URLSearchParams(location.search).getAll("begins").reverse())
  for (const batch of document.querySelectorAll(`[data-begins="${CSS.escape(begins)}"]`)) {
    batch.parentElement?.querySelector("[data-begins]")?.before(batch);
    const enrollHref = batch.querySelector(enroll)?.getAttribute("href");
    if (enrollHref)
      document
        .querySelectorAll(`${enroll}:not([data-begins] *)`)
        .forEach((link) => link.setAttribute("href", enrollHref));
  }

export {};
