/** Puts the batches first that the filter of the course list chose: /courses/python?begins=2027-02-20T10:00%2B05:30. */
for (const begins of new URLSearchParams(location.search).getAll("begins").reverse())
  for (const batch of document.querySelectorAll(`[data-begins="${CSS.escape(begins)}"]`))
    batch.parentElement?.querySelector("[data-begins]")?.before(batch);

export {};
