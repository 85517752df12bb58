/** Arranges a course page before its first paint below the hero. */
export {};

// Batches that the filter of the course list chose come first: /courses/python?begins=2027-02-20T10:00%2B05:30.
const chosen = new URLSearchParams(location.search).getAll("begins");
for (const batch of Array.from(document.querySelectorAll<HTMLElement>("[data-begins]")).reverse())
  if (chosen.includes(`${batch.dataset.begins}`))
    batch.parentElement?.querySelector(":scope > [data-begins]")?.before(batch);

// Phones show the modules as a list, of which none is open unless the URL names it.
if (innerWidth < 640 && !location.hash) document.querySelector("#curriculum [open]")?.removeAttribute("open");
